import type { Audience, PrerenderedPage } from './prerendered-page.ts';

/** What all documents share: written by the build. */
export interface HtmlTemplate {
  /** The app's document with its styles inlined, without the script element that starts the app. */
  readonly html: string;
  /** By page name (app/pages/{page}-page.tsx). */
  readonly code: Readonly<Record<string, PageCode>>;
  /** The response headers that Hosting sends with every page. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Paths of files relative to the shop's URL, in the order in which they run. */
export interface PageCode {
  readonly app: readonly string[];
  readonly own: readonly string[];
  /** What the page imports once it runs: fetched with the rest, so that no import waits for a round trip. */
  readonly soon: readonly string[];
  /** The page's own style sheets, inlined as elements of the head, so that no request delays the first paint. */
  readonly styles: string;
}

export interface PageDocument {
  readonly rendered: PrerenderedPage;
  /** The route whose URLs the document fits, in the router's syntax. */
  readonly route: string;
  readonly audience: Audience;
  readonly code: PageCode;
  /** The first view waits for the API: the app starts at once, not after the load event. */
  readonly isSkeleton: boolean;
  /** The page's own URL, where it is known. */
  readonly url?: string;
}
