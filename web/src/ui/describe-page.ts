import { SHOP_PICTURE, type Description } from './page-description.ts';

/** Writes the head's title, description, canonical address and Open Graph tags, each into the one that is there. */
export function describePage({ title, description, picture = SHOP_PICTURE, unlisted }: Description): void {
  const { origin, pathname } = window.location;
  const address = origin + pathname;
  document.title = title;
  meta('name', 'description', description);
  meta('name', 'robots', unlisted ? 'noindex' : undefined);
  meta('property', 'og:title', title);
  meta('property', 'og:description', description);
  meta('property', 'og:url', address);
  meta('property', 'og:image', new URL(picture, origin).href);
  // Filters and sorting are the same page to a search engine; a page that is not listed has no address to prefer.
  const canonical = only<HTMLLinkElement>('link', 'rel', 'canonical', !unlisted);
  if (canonical) canonical.href = address;
}

function meta(key: 'name' | 'property', name: string, content: string | undefined): void {
  const tag = only<HTMLMetaElement>('meta', key, name, content !== undefined);
  if (tag && content !== undefined) tag.content = content;
}

/** The head's one tag of that kind, made where it is missing; none, and what is there removed, where it is not wanted. */
function only<Tag extends HTMLElement>(tag: string, key: string, value: string, wanted: boolean): Tag | null {
  const there = document.head.querySelector<Tag>(`${tag}[${key}="${value}"]`);
  if (!wanted) there?.remove();
  if (!wanted || there) return wanted ? there : null;
  const made = document.createElement(tag);
  made.setAttribute(key, value);
  document.head.append(made);
  return made as unknown as Tag;
}
