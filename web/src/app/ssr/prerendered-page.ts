import type { ApiResponses } from '@nargisus/domain/contract';
import type { CollectedMeta } from '#ui/head-tags.ts';

/** The visitors that prerendered HTML fits: those without a session, or those whose session is not verified yet. */
export type Audience = 'guest' | 'member';

export interface PrerenderedPage {
  /** The content of the element "root". */
  readonly html: string;
  /** Style elements for the head, in the form that emotion hydrates. */
  readonly styles: string;
  /** The page's metadata, as far as its first view knows it. */
  readonly meta: CollectedMeta;
  /** The API responses that were rendered. */
  readonly responses: ApiResponses;
  /** URLs of the API that the page would request, but was rendered without. */
  readonly pendingUrls: readonly string[];
}
