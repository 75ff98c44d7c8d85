import type { SearchAnswer } from '@nargisus/domain/search';
import { searchStrings } from '#locales/en/search.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import css from './search-note.module.css';

/** Renders which words of a search nothing matches, and the price range that it names; nothing where all words are used. */
export function SearchNote({ answer: { used, ignored, least, most } }: { answer: SearchAnswer }) {
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
