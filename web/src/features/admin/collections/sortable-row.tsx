import { styled } from '@mui/material/styles';
import type { DragEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { adminCollectionsStrings } from '#locales/en/staff/admin-collections.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { announce } from '#ui/announce.ts';
import { ItemButton } from '../shared/item-button.tsx';

interface Props {
  /** What the row shows, for the labels of its buttons. */
  name: string;
  /** From 0. */
  position: number;
  count: number;
  isDragged: boolean;
  onMove(to: number): void;
  onDrag(isOn: boolean): void;
  onDragOver(): void;
  /** Further buttons. */
  actions: ReactNode;
  children: ReactNode;
}

/** Renders a row of a list that staff order by drag, or by its buttons with the keyboard. */
export function SortableRow({ name, position, count, isDragged, actions, children, ...on }: Props) {
  const t = useStrings(adminCollectionsStrings);
  const { number } = useFormats();
  const move = (to: number, button: HTMLElement) => {
    flushSync(() => on.onMove(to));
    // The row was moved in the document, which takes the focus from its buttons.
    button.focus();
    announce(t.movedTo(name, number(to + 1), number(count)));
  };
  const startDrag = (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', ''); // Firefox starts no drag without data
    on.onDrag(true);
  };
  return (
    <Row
      data-dragged={isDragged}
      draggable={count > 1}
      onDragStart={startDrag}
      onDragEnd={() => on.onDrag(false)}
      onDragOver={(event) => {
        event.preventDefault();
        on.onDragOver();
      }}
      onDrop={(event) => event.preventDefault()}
    >
      {children}
      <Buttons>
        {count > 1 &&
          [
            { label: t.earlier, to: position - 1 },
            { label: t.later, to: position + 1 },
          ].map(({ label, to }) => (
            <ItemButton
              key={label}
              label={label}
              of={name}
              isDisabled={to < 0 || to >= count}
              onPress={(button) => move(to, button)}
            />
          ))}
        {actions}
      </Buttons>
    </Row>
  );
}

/** Returns the list with the element at `from` moved to `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), list[from]!, ...rest.slice(to)];
}

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  gap: '8px 16px',
  alignItems: 'center',
  padding: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 2,
  background: theme.vars.palette.background.paper,
  '&[draggable=true]': { cursor: 'grab' },
  '&[data-dragged=true]': { borderColor: theme.vars.palette.primary.main, opacity: 0.6 },
}));

// The margin makes the first label stand below the picture, not its padding.
const Buttons = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: -16,
  [theme.breakpoints.up('md')]: { gridColumn: 'auto', marginInlineStart: 0 },
}));

export const Rows = styled('ol')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 });
