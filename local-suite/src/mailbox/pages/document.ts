import { document as wholeDocument } from '../../pages/document.ts';
import { html, type Html } from '../../pages/html.ts';
import { STYLE } from './style.ts';

/** Renders a page of the mailbox. */
export function document(title: string, body: Html): string {
  return wholeDocument({
    title,
    style: STYLE,
    body: html`<header class="bar">
        <a href="/">Mailbox</a>
        <span>What the shop has sent. Nothing leaves this machine.</span>
      </header>
      <main>${body}</main>`,
  });
}
