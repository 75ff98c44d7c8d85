import type { ApiResponses } from '@nargisus/domain/contract';
import type { PageMeta } from '#ui/page-meta.ts';

/** Whom a page made ahead is right for: who has no session in this browser, or who has one that is still to be checked. */
export type Audience = 'guest' | 'member';

export interface PrerenderedPage {
  /** What belongs into the element "root". */
  readonly html: string;
  /** Style elements for the head, as emotion will find and keep them. */
  readonly styles: string;
  /** What the page says of itself, as far as its first view has something to say. */
  readonly facts: PageMeta;
  /** What it was drawn from. */
  readonly answers: ApiResponses;
  /** Where it would have liked to ask the API, but was drawn without. */
  readonly unasked: readonly string[];
}
