const CM_PER_INCH = 2.54;

/** Returns a length in inches, to the nearest half inch, as a tape measure is read. @param cm - centimetres */
export function toInches(cm: number): number {
  return Math.round((cm / CM_PER_INCH) * 2) / 2;
}
