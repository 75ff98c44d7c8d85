import { document as pageOf } from '../../pages/document.ts';
import { html, type Html } from '../../pages/html.ts';
import { STYLE } from './style.ts';

/** Renders a page of the courier with its header. */
export function document(title: string, body: Html): string {
  return pageOf({
    title,
    style: STYLE,
    body: html`<header>
        <strong>Courier simulator</strong>
        <span>Stands in for Steadfast on this machine</span>
      </header>
      <main>${body}</main>`,
  });
}
