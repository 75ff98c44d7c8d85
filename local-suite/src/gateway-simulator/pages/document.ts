import { document as wholeDocument } from '../../pages/document.ts';
import { html, type Html } from '../../pages/html.ts';
import { STYLE } from './style.ts';

/** Renders a page of the gateway. */
export function document(title: string, body: Html): string {
  return wholeDocument({
    title,
    style: STYLE,
    body: html`<header class="bar">
        <span class="brand"><b>SSLCommerz</b> sandbox</span>
        <span class="note">Local simulator: no money moves</span>
      </header>
      ${body}`,
  });
}
