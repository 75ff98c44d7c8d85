/** A defect that would stop a deployment, or break the deployed shop. */
export interface Finding {
  /** A sentence that names the defect and its file. */
  readonly what: string;
  /** A sentence that says how to correct it. */
  readonly remedy: string;
}

/** Returns a finding unless the condition holds. */
export function unless(holds: boolean, what: string, remedy: string): Finding[] {
  return holds ? [] : [{ what, remedy }];
}
