import type { Description } from '../../ui/page-description.ts';

/** Whom a page made ahead is right for: who has no session in this browser, or who has one that is still to be checked. */
export type Audience = 'guest' | 'member';

export interface MadePage {
  /** What belongs into the element "root". */
  readonly html: string;
  /** Style elements for the head, as emotion will find and keep them. */
  readonly styles: string;
  /** What the page says of itself, where its first view has something to say. */
  readonly description: Description | undefined;
}
