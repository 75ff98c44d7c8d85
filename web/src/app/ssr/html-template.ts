import type { Audience, PrerenderedPage } from './prerendered-page.ts';

/** What all documents share, as the build made it. */
export interface HtmlTemplate {
  /** The document of the app, with its styles inside and without what starts it. */
  readonly html: string;
  /** By the name of the page (app/pages/{page}-page.tsx). */
  readonly code: Readonly<Record<string, PageCode>>;
  /** What Hosting says beside every page. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Files within the shop's address, in the order in which they are run. */
export interface PageCode {
  readonly app: readonly string[];
  readonly own: readonly string[];
  /** The page's own style sheets, as elements for the head: nothing that is fetched keeps the page from being painted. */
  readonly styles: string;
}

export interface PageDocument {
  readonly made: PrerenderedPage;
  /** The addresses it is right for, as the router writes them. */
  readonly route: string;
  readonly audience: Audience;
  readonly code: PageCode;
  /** Its first view is a skeleton, for what the app will ask for: the app starts at once and not after the load. */
  readonly isWaiting: boolean;
  /** The page's own address, where it is known. */
  readonly address?: string;
}
