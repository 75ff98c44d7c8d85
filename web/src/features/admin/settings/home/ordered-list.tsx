import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { adminHomeStrings } from '#locales/en/staff/admin-home.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { dragByHandle } from '../../shared/drag-by-handle.ts';
import { ItemButton } from '../../shared/item-button.tsx';
import type { PartEditor } from './part-editor.ts';

interface Props<Item> {
  part: PartEditor<readonly Item[]>;
  most: number;
  /** The smallest number of items, whose buttons remove nothing. */
  least?: number;
  /** Shown without items. */
  empty?: string;
  addLabel: string;
  /** 'Slide 2' */
  nameOf(position: string): string;
  newItem(): Item;
  renderItem(
    item: Item,
    /** Returns the error of a field of the item. */
    errorAt: (field: string) => string | undefined,
    onItem: (item: Item) => void,
  ): ReactNode;
}

/** Renders items that staff add, remove, and move by dragging or by buttons. Moves and removals are announced. */
export function OrderedList<Item>({ part, most, least = 0, nameOf, ...props }: Props<Item>) {
  const { value: items, onChange } = part;
  const t = useStrings(adminHomeStrings);
  const { number } = useFormats();
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [keys, setKeys] = useState(() => items.map(() => crypto.randomUUID()));
  const [dragged, setDragged] = useState<string | null>(null);
  /** The button that was pressed: moving its item in the document would take the focus from it. */
  const pressed = useRef<HTMLElement | null>(null);
  useEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [items]);
  // A list that a colleague, or a discarded edit, has made longer has items without a key yet.
  const keyAt = (at: number) => keys[at] ?? `new ${at}`;
  const names = (at: number) => nameOf(number(at + 1));

  const arrange = (order: readonly number[]) => {
    setKeys(order.map((at) => keys[at] ?? crypto.randomUUID()));
    onChange(order.map((at) => items[at]!));
  };
  const move = (from: number, to: number, button?: HTMLElement) => {
    pressed.current = button ?? null;
    const order = items.map((_, at) => at);
    order.splice(to, 0, ...order.splice(from, 1));
    arrange(order);
    announce(t.moved(names(from), number(to + 1), number(items.length)));
  };
  const remove = (at: number) => {
    arrange(items.map((_, it) => it).filter((it) => it !== at));
    announce(t.removed(names(at)));
    // The item is gone with the next render.
    setTimeout(() => {
      const next = list.current?.children[Math.min(at, items.length - 2)];
      (next?.querySelector<HTMLElement>('[data-remove][aria-disabled=false]') ?? add.current)?.focus();
    });
  };
  const append = () => {
    setKeys((now) => [...items.map((_, at) => now[at] ?? crypto.randomUUID()), crypto.randomUUID()]);
    onChange([...items, props.newItem()]);
    setTimeout(() =>
      list.current?.lastElementChild?.querySelector<HTMLElement>('input, select, textarea')?.focus(),
    );
  };
  const isFull = items.length >= most;
  const error = part.errorAt(part.name);
  return (
    <Group aria-labelledby={`${id}-label`} aria-describedby={`${id}-help`}>
      <Typography id={`${id}-label`} component="legend" sx={{ fontWeight: 700, p: 0 }}>
        {part.label}
      </Typography>
      <Typography id={`${id}-help`} variant="body2" color="textSecondary">
        {items.length === 0 && props.empty ? props.empty : part.help}
      </Typography>
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
      <Items ref={list}>
        {items.map((item, at) => (
          <ListItem
            key={keyAt(at)}
            name={names(at)}
            isFirst={at === 0}
            isLast={at === items.length - 1}
            isRemovable={items.length > least}
            isDragged={dragged !== null && dragged === keyAt(at)}
            onDrag={(isOn) => setDragged(isOn ? keyAt(at) : null)}
            onDragOver={() => {
              const from = items.findIndex((_, it) => keyAt(it) === dragged);
              if (from >= 0 && from !== at) move(from, at);
            }}
            onMove={(by, button) => move(at, at + by, button)}
            onRemove={() => remove(at)}
          >
            {props.renderItem(
              item,
              (field) => part.errorAt(`${part.name}.${at}.${field}`),
              (next) => onChange(items.map((it, other) => (other === at ? next : it))),
            )}
          </ListItem>
        ))}
      </Items>
      {isFull ? (
        <Typography variant="body2" color="textSecondary">
          {t.full(number(most))}
        </Typography>
      ) : (
        <div>
          <Button type="button" variant="outlined" small ref={add} onClick={append}>
            {props.addLabel}
          </Button>
        </div>
      )}
    </Group>
  );
}

interface ItemProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  isRemovable: boolean;
  isDragged: boolean;
  children: ReactNode;
  onDrag(isOn: boolean): void;
  onDragOver(): void;
  onMove(by: 1 | -1, button: HTMLElement): void;
  onRemove(): void;
}

function ListItem({ name, isFirst, isLast, isRemovable, isDragged, children, ...on }: ItemProps) {
  const t = useStrings(adminHomeStrings);
  const isMovable = !isFirst || !isLast;
  const drag = dragByHandle(on);
  return (
    <Item aria-label={name} data-dragged={isDragged} {...drag.item}>
      <Head>
        <Handle draggable={isMovable} title={isMovable ? t.drag : undefined} {...drag.handle}>
          {name}
        </Handle>
        {isMovable && (
          <>
            <ItemButton
              label={t.earlier}
              of={name}
              isDisabled={isFirst}
              onPress={(button) => on.onMove(-1, button)}
            />
            <ItemButton
              label={t.later}
              of={name}
              isDisabled={isLast}
              onPress={(button) => on.onMove(1, button)}
            />
          </>
        )}
        <ItemButton label={t.remove} of={name} isDisabled={!isRemovable} onPress={on.onRemove} data-remove />
      </Head>
      {children}
    </Item>
  );
}

const Group = styled('fieldset')({ margin: 0, padding: 0, border: 0, minWidth: 0, display: 'grid', gap: 12 });

const Items = styled('ol')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 16 });

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 2,
  '&[data-dragged=true]': { borderColor: theme.vars.palette.primary.main, opacity: 0.6 },
}));

const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });

const Handle = styled('span')({
  flexGrow: 1,
  fontWeight: 600,
  '&[draggable=true]': { cursor: 'grab' },
});
