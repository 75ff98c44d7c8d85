import { html, type Html } from '../../pages/html.ts';
import { STYLE } from './style.ts';

/** A page of the mailbox. */
export function document(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <header class="bar">
          <a href="/">Mailbox</a>
          <span>What the shop has sent. Nothing leaves this machine.</span>
        </header>
        <main>${body}</main>
      </body>
    </html>`.text;
}
