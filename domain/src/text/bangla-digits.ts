const ZERO = '০'.charCodeAt(0);

/** "০১৭" → "017": people type either, machines get one. */
export function latinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - ZERO));
}

/** "017" → "০১৭". */
export function banglaDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => String.fromCharCode(ZERO + Number(digit)));
}
