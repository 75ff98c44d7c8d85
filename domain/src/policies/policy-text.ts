/** A block of a policy's text. */
export type PolicyBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

const HEADING = '## ';
const ITEM = '- ';

/**
 * Returns the blocks of a text: a line that begins with '## ' is a heading, successive lines that begin with '- ' are a list,
 * and every other line is a paragraph. Every word of the text is in a block.
 */
export function parsePolicyText(text: string): PolicyBlock[] {
  const blocks: PolicyBlock[] = [];
  let items: string[] | undefined;
  for (const line of text.split(/\r?\n/).map((it) => it.trim())) {
    if (line.startsWith(ITEM)) {
      if (!items) blocks.push({ kind: 'list', items: (items = []) });
      items.push(line.slice(ITEM.length).trim());
      continue;
    }
    items = undefined;
    if (line.startsWith(HEADING)) blocks.push({ kind: 'heading', text: line.slice(HEADING.length).trim() });
    else if (line) blocks.push({ kind: 'paragraph', text: line });
  }
  return blocks;
}
