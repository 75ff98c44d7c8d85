/** A code that Firebase Auth would send by SMS. */
export interface AuthCode {
  /** The number, in E.164. */
  readonly to: string;
  readonly code: string;
}

/** Returns the codes that were sent and not used yet, newest first. @throws Error when Auth does not respond */
export type ReadAuthCodes = () => Promise<readonly AuthCode[]>;
