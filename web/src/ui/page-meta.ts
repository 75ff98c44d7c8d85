import { createContext, use, useEffect } from 'react';
import { layoutStrings } from '../locales/en/layout.ts';
import { useStrings } from '../locales/use-strings.ts';
import { headTags, type CollectedMeta, type Meta } from './head-tags.ts';

interface Props {
  /** 'About', which the document shows as 'About · Nargisus'. Default: the shop's own title. */
  title?: string;
  /** One sentence for search results and shared links. Default: the shop's. */
  description?: string;
  /** The image of a shared link. Default: the shop's. */
  image?: string;
  /** Keeps the page out of search engines: it belongs to one person, or does not exist. */
  noIndex?: boolean;
}

/** Collects the metadata while the server renders. A browser has no provider. */
export const MetaContext = createContext<((collected: CollectedMeta) => void) | null>(null);

/**
 * Sets the document's title, description, canonical URL and Open Graph tags. Not by React's own metadata elements: React
 * adopts a served tag only when it is equal, and so duplicates the tags of HTML that it replaces or that was built for
 * another host, and it removes the title while the next page loads (docs/adr/0040).
 */
export function PageMeta({ title: name, description: summary, image, noIndex = false }: Props) {
  const t = useStrings(layoutStrings);
  const title = name ? `${name} · ${t.shop}` : t.shopLine;
  const description = summary ?? t.shopDescription;
  useEffect(() => updateHead({ title, description, image, noIndex }), [title, description, image, noIndex]);
  if (import.meta.env.SSR) use(MetaContext)?.({ meta: { title, description, image, noIndex } });
  return null;
}

/** Writes the metadata into the existing tags of the head; adds missing tags and removes superfluous ones. */
function updateHead(meta: Meta): void {
  document.title = meta.title;
  // Without the query: to a search engine, filters and sorting are the same page.
  const url = window.location.origin + window.location.pathname;
  for (const [name, key, id, attribute, value] of headTags(meta, url)) {
    let tag = document.head.querySelector(`${name}[${key}="${id}"]`);
    if (value === null) {
      tag?.remove();
      continue;
    }
    if (!tag) {
      tag = document.createElement(name);
      tag.setAttribute(key, id);
      document.head.append(tag);
    }
    tag.setAttribute(attribute, value);
  }
}
