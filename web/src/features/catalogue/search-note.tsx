import type { ListQuery } from '@nargisus/domain/catalogue';
import type { ServerList } from '#data/catalogue/use-server-list.ts';
import { searchStrings } from '#locales/en/search.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import css from './search-note.module.css';

/** Renders which words of a search nothing matches, and the price range that it names; nothing where all words are used. */
export function SearchNote({
  answer: { used, ignored, least, most },
}: {
  answer: NonNullable<ServerList['answer']>;
}) {
  const t = useStrings(searchStrings);
  const { takaInWords } = useFormats();
  const quoted = (words: readonly string[]) => words.map(t.quoted).join(', ');
  const range = () => {
    if (least === null) return most === null ? null : t.upTo(takaInWords(most));
    return most === null ? t.from(takaInWords(least)) : t.between(takaInWords(least), takaInWords(most));
  };
  const price = range();
  if (!ignored.length && !price) return null;
  return (
    <div className={css.note} role="status">
      {ignored.length > 0 && <p>{t.ignored(quoted(ignored), quoted(used))}</p>}
      {price && <p>{price}</p>}
    </div>
  );
}

/** Renders in which order a list of the server is, where the query asks for another. */
export function ServerListNote({ query: { search, sort } }: { query: ListQuery }) {
  const t = useStrings(searchStrings);
  const isSearch = search.trim() !== '';
  if (sort === 'best' || (sort === 'newest' && !isSearch)) return null;
  return (
    <div className={css.note} role="status">
      <p>{isSearch ? t.onlyByMatch : t.onlyNewest}</p>
    </div>
  );
}

/** Renders that a list has more products than the server shows. */
export function ServerListEnd({ shown }: { shown: number }) {
  const t = useStrings(searchStrings);
  const { number } = useFormats();
  return <p className={css.note}>{t.onlyFirst(number(shown))}</p>;
}
