import { use, useEffect } from 'react';
import { layoutStrings } from '../locales/en/layout.ts';
import { useStrings } from '../locales/use-strings.ts';
import { describePage } from './describe-page.ts';
import { PageMetaContext } from './page-meta.ts';

interface Props {
  /** 'About', which reads 'About · Nargisus'; left out: the shop's own line. */
  text?: string;
  /** What the page is about, in a sentence, for search results and shared links; left out: what the shop is. */
  description?: string;
  /** The picture of a shared link; left out: the shop's. */
  picture?: string;
  /** Belongs to one person, or is not there: nothing for a search engine. */
  unlisted?: boolean;
}

/** What the page says of itself in the document's head: title, description, and what a shared link shows. */
export function PageTitle({ text, description, picture, unlisted = false }: Props) {
  const t = useStrings(layoutStrings);
  const title = text ? `${text} · ${t.shop}` : t.shopLine;
  const about = description ?? t.shopDescription;
  useEffect(
    () => describePage({ title, description: about, picture, unlisted }),
    [title, about, picture, unlisted],
  );
  if (import.meta.env.SSR)
    use(PageMetaContext)?.({ description: { title, description: about, picture, unlisted } });
  return null;
}
