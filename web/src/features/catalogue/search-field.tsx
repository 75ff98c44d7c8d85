import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { preloadCatalogue } from '../../data/catalogue.repository.ts';
import { listsTexts } from '../../texts/en/lists.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { IconAction } from '../../ui/action.tsx';
import { CloseIcon, SearchIcon } from '../../ui/icons.tsx';
import { PlainInput } from '../../ui/plain-field.ts';

/** Browsers take only so many changes of the address in a while. Milliseconds. */
const SETTLED_AFTER = 150;

interface Props {
  value: string;
  onChange(search: string): void;
  /** Come for the search: the field has the focus at once. */
  autoFocus?: boolean;
}

/** Search as one types. What is typed shows at once; the list follows a moment later. */
export function SearchField({ value, onChange, autoFocus }: Props) {
  const t = useTexts(listsTexts);
  const field = useRef<HTMLInputElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => () => clearTimeout(waiting.current), []);
  useEffect(() => {
    if (autoFocus) field.current?.focus();
  }, [autoFocus]);

  const type = (text: string, after = SETTLED_AFTER) => {
    setTyped(text);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => {
      setTyped(null);
      onChange(text);
    }, after);
  };

  return (
    <Frame
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        type(typed ?? value, 0);
        field.current?.blur(); // puts the phone's keyboard away
      }}
    >
      <SearchIcon size={20} />
      <Field
        ref={field}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        aria-label={t.search}
        placeholder={t.searchHint}
        value={typed ?? value}
        onFocus={preloadCatalogue}
        onChange={(event) => type(event.target.value)}
      />
      {(typed ?? value) !== '' && (
        <Clear
          type="button"
          aria-label={t.clearSearch}
          onClick={() => {
            type('', 0);
            field.current?.focus();
          }}
        >
          <CloseIcon size={18} />
        </Clear>
      )}
    </Frame>
  );
}

const Frame = styled('form')(({ theme }) => ({
  position: 'relative',
  color: theme.vars.palette.text.secondary,
  '& > svg': { position: 'absolute', left: 12, top: 12, pointerEvents: 'none' },
}));

const Field = styled(PlainInput)({
  paddingInline: '42px 46px',
  // Nothing to clear yet: a phone has room for the whole hint.
  '&:placeholder-shown': { paddingRight: 12 },
  '&::-webkit-search-cancel-button': { appearance: 'none' },
});

const Clear = styled(IconAction)({ position: 'absolute', right: 0, top: 0 });
