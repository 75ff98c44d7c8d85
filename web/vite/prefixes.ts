import type { StylisElement } from '@emotion/cache';

/**
 * What a browser that runs the shop (vite.config.ts, `target`) may know by its old name alone: Chrome masks and printed colours, Safari
 * the rest.
 */
const BY_OLD_NAME =
  /^(?:backdrop-filter|background-clip|box-decoration-break|hyphens|mask(?:-.+)?|print-color-adjust|text-decoration|text-size-adjust|user-select)$/;

/**
 * In the place of emotion's own, which goes back to Internet Explorer 10: a centred row had nine declarations for its three, in each
 * page's HTML too.
 */
export function prefixer(element: StylisElement): void {
  if (element.type === 'decl' && isOld(String(element.props), String(element.children)))
    element.return = `-webkit-${element.value}${element.value}`;
}

/** Of a text's decoration Safari knows one word by its new name, but not several. */
const isOld = (property: string, value: string) =>
  BY_OLD_NAME.test(property) && (property !== 'text-decoration' || value.includes(' '));
