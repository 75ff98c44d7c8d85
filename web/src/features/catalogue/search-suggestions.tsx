import { cardOf, type CatalogueEntry } from '@nargisus/domain/catalogue';
import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useState,
  type AriaAttributes,
  type RefObject,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useCatalogue } from '#data/catalogue/use-catalogue.ts';
import { useServerSuggestions } from '#data/catalogue/use-server-suggestions.ts';
import { useCollections } from '#data/collections/collection-queries.ts';
import { catalogueLabelStrings } from '#locales/en/catalogue-labels.ts';
import { searchStrings } from '#locales/en/search.ts';
import { useFormats } from '#locales/formats.ts';
import { useLocalized } from '#locales/use-localized.ts';
import { useLanguage, useStrings } from '#locales/use-strings.ts';
import { announce } from '#ui/announce.ts';
import { SearchIcon } from '#ui/icons.tsx';
import { Money } from '#ui/money.tsx';
import { ProductThumb } from '#ui/product-thumb.tsx';
import css from './search-suggestions.module.css';

interface Props {
  /** The combobox. It keeps the focus. */
  field: RefObject<HTMLInputElement | null>;
  typed: string;
  onSearch(term: string): void;
  /** Called before another page opens: a search that waits for a pause in typing would lead back. */
  onLeave(): void;
  /** Called with the attributes that connect the field with the list and its active option. */
  onChange(aria: AriaAttributes): void;
}

type Option =
  | { kind: 'search'; text: string }
  | { kind: 'collection'; id: string; label: string; lang?: string }
  | { kind: 'product'; entry: CatalogueEntry };

/**
 * Renders the suggestions of the search field as the listbox of its combobox: Down and Up choose one, Enter takes it,
 * Escape closes the list until more is typed. They come from the catalogue that the search uses, and from the server where
 * that is closed.
 */
export function SearchSuggestions({ field, typed, onSearch, onLeave, onChange }: Props) {
  const t = useStrings(searchStrings);
  const { number } = useFormats();
  const navigate = useNavigate();
  const id = useId();
  const options = useSuggestedOptions(typed);
  const [active, setActive] = useState<{ at: number; of: readonly Option[] }>({ at: -1, of: options });
  // A new letter, new options: none of them is active.
  const at = active.of === options ? active.at : -1;
  const [closedFor, setClosedFor] = useState<string>();
  const isShown = options.length > 0 && closedFor !== typed;
  const idOf = (place: number) => `${id}${place}`;
  const activeId = isShown && at >= 0 ? idOf(at) : undefined;

  useEffect(() => {
    onChange({
      'aria-autocomplete': 'list',
      'aria-expanded': isShown,
      'aria-controls': isShown ? id : undefined,
      'aria-activedescendant': activeId,
    });
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [isShown, id, activeId, onChange]);
  useEffect(() => () => onChange({ 'aria-expanded': false }), [onChange]);
  const count = isShown ? t.count(number(options.length)) : '';
  useEffect(() => {
    if (count) announce(count);
  }, [count]);

  const choose = (option: Option) => {
    setClosedFor(typed);
    if (option.kind === 'search') return onSearch(option.text);
    onLeave();
    void navigate(option.kind === 'product' ? paths.product(option.entry.id) : paths.category(option.id));
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const option = isShown ? options[at] : undefined;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step && isShown) {
      const from = at < 0 && step < 0 ? 0 : at;
      setActive({ at: (from + step + options.length) % options.length, of: options });
    } else if (step && options.length) setClosedFor(undefined);
    else if (event.key === 'Escape' && isShown) setClosedFor(typed);
    else if (event.key === 'Enter' && option) choose(option);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const input = field.current;
    input?.addEventListener('keydown', handleKey);
    return () => input?.removeEventListener('keydown', handleKey);
  }, [field]);

  if (!isShown) return null;
  const groups = [
    { kind: 'search', title: typed.trim() ? t.searches : t.popular },
    { kind: 'collection', title: t.collections },
    { kind: 'product', title: t.products },
  ] as const;
  return (
    <div className={css.list} id={id} role="listbox" aria-label={t.suggestions}>
      {groups
        .filter(({ kind }) => options.some((option) => option.kind === kind))
        .map(({ kind, title }) => (
          <div key={kind} role="group" aria-labelledby={id + kind}>
            <div className={css.title} id={id + kind} role="presentation">
              {title}
            </div>
            {options.map((option, place) => option.kind === kind && renderOption(option, place))}
          </div>
        ))}
    </div>
  );

  function renderOption(option: Option, place: number) {
    return (
      // The keys are handled by the field, which keeps the focus.
      // eslint-disable-next-line jsx-a11y/click-events-have-key-events
      <div
        key={place}
        className={css.option}
        id={idOf(place)}
        role="option"
        tabIndex={-1}
        aria-selected={place === at}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => choose(option)}
      >
        {renderContent(option)}
      </div>
    );
  }

  function renderContent(option: Option) {
    if (option.kind === 'collection') return <span lang={option.lang}>{option.label}</span>;
    if (option.kind === 'search') {
      return (
        <>
          <SearchIcon size={18} />
          {option.text}
        </>
      );
    }
    const { name, image, price } = cardOf(option.entry);
    return (
      <>
        <ProductThumb src={image} alt="" width={40} />
        <span className={css.name}>{name}</span>
        <Money amount={price} />
      </>
    );
  }
}

function useSuggestedOptions(typed: string): readonly Option[] {
  const language = useLanguage();
  const labels = useStrings(catalogueLabelStrings);
  const localized = useLocalized();
  const catalogue = useCatalogue(true);
  const isClosed = catalogue.state === 'ready' && catalogue.value.isClosed;
  const served = useServerSuggestions({ typed, language, enabled: isClosed });
  const kept = useCollections({ enabled: typed.trim() !== '' });
  // Deferred, so that a large catalogue does not block typing.
  const deferred = useDeferredValue(typed);
  return useMemo(() => {
    if (catalogue.state !== 'ready') return [];
    if (isClosed && served.state !== 'ready') return [];
    const { suggest, suggestStaffCollections } = catalogue.value;
    const suggestions = served.state === 'ready' && isClosed ? served.value : suggest(deferred, language);
    const ofStaff = suggestStaffCollections(deferred, kept.state === 'ready' ? kept.value : []);
    return [
      ...suggestions.searches.map((text) => ({ kind: 'search', text }) as const),
      ...ofStaff.map((it) => {
        const { children: label, lang } = localized(it, 'name');
        return { kind: 'collection', id: it.id, label, lang } as const;
      }),
      ...suggestions.collections.map((id) => {
        const { label } = labels.collections[id];
        return { kind: 'collection', id, label } as const;
      }),
      ...suggestions.products.map((entry) => ({ kind: 'product', entry }) as const),
    ];
    // `localized` is a new function at each render; the language names what it gives.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [catalogue, isClosed, served, kept, deferred, language, labels]);
}
