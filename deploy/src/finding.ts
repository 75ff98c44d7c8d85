/** Something that a deployment would stumble over, or that would open a shop that does not work. */
export interface Finding {
  /** A sentence: what is wrong, with the file it is in. */
  readonly what: string;
  /** A sentence: what to do about it. */
  readonly remedy: string;
}

/** A finding, or nothing where the condition holds. */
export function unless(holds: boolean, what: string, remedy: string): Finding[] {
  return holds ? [] : [{ what, remedy }];
}
