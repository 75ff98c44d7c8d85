/** A link that Firebase Auth would mail. */
export interface AuthLink {
  readonly to: string;
  readonly subject: string;
  /** The page that the link opens; its code works once. */
  readonly url: string;
}

/** Returns the links that still work, newest first. @throws Error when Auth does not respond */
export type ReadAuthLinks = () => Promise<readonly AuthLink[]>;
