import { html, type Html } from '../../pages/html.ts';
import { STYLE } from './style.ts';

/** A page of the gateway. */
export function document(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <header class="bar">
          <span class="brand"><b>SSLCommerz</b> sandbox</span>
          <span class="note">Local simulator: no money moves</span>
        </header>
        ${body}
      </body>
    </html>`.text;
}
