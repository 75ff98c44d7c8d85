/** A link that Firebase Auth would mail. */
export interface AuthLink {
  readonly to: string;
  readonly subject: string;
  /** The page that the link opens; with its code it works once. */
  readonly url: string;
}

/** Returns the links that still work, newest first. @throws Error when Auth does not answer */
export type ReadAuthLinks = () => Promise<readonly AuthLink[]>;
