import { html, type Html } from './html.ts';

interface Page {
  readonly title: string;
  readonly style: Html;
  readonly body: Html;
}

/** Renders a page of a service beside the shop. */
export function document({ title, style, body }: Page): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`.text;
}
