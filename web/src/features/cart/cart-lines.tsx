import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { MAX_LINES, type CartItem } from '@nargisus/domain/cart';
import { paths } from '#config/paths.ts';
import { isGuestCartPersisted } from '#data/cart/guest-id-store.ts';
import { useIdentity } from '#data/auth/identity.ts';
import { cartStrings } from '#locales/en/cart.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { stitch } from '#theme/stitch.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Money } from '#ui/money.tsx';
import { useKeptFocus } from '#ui/use-kept-focus.ts';
import { useOnline } from '#ui/use-online.ts';
import { CartLine } from './cart-line.tsx';
import { CartNote } from './cart-note.tsx';
import { totalOf } from './line-now.ts';
import { useCartChanges } from './use-cart-changes.ts';
import { useLinesNow } from './use-lines-now.ts';

interface Props {
  lines: CartItem[];
  onClose(): void;
}

/** The populated cart: rows, total, ways on. */
export function CartLines({ lines, onClose }: Props) {
  const t = useStrings(cartStrings);
  const { busy, step, remove, clear } = useCartChanges();
  const now = useLinesNow(lines);
  const list = useKeptFocus<HTMLUListElement>(busy, neighbour);
  return (
    <>
      <Notes full={lines.length >= MAX_LINES} />
      <List ref={list} tabIndex={-1} aria-label={t.lines} aria-busy={busy}>
        {lines.map((line) => (
          <CartLine
            key={line._id}
            line={line}
            {...now(line)}
            busy={busy}
            onStep={(by) => void step(line, by)}
            onRemove={() => void remove(line)}
            onFollow={onClose}
          />
        ))}
      </List>
      <Foot>
        <Total>
          <span>{t.total}</span>
          <Money amount={totalOf(lines, (line) => now(line).unavailable !== null)} />
        </Total>
        {/* A link cannot be disabled, so while a change is under way it is a button that is. */}
        {busy ? (
          <Button type="button" disabled>
            {t.updating}
          </Button>
        ) : (
          <ButtonLink to={paths.checkout()} onClick={onClose}>
            {t.checkout}
          </ButtonLink>
        )}
        <Pair>
          <ButtonLink variant="outlined" to={paths.products()} onClick={onClose}>
            {t.continue}
          </ButtonLink>
          <Button type="button" variant="text" onClick={() => void clear()} disabled={busy}>
            {t.clear}
          </Button>
        </Pair>
        <Typography variant="caption" color="textSecondary">
          {t.deliveryNote}
        </Typography>
      </Foot>
    </>
  );
}

/** What is true of the whole cart and not as usual. */
function Notes({ full }: { full: boolean }) {
  const t = useStrings(cartStrings);
  const { number } = useFormats();
  const online = useOnline();
  const isGuest = useIdentity().state === 'signed-out';
  return (
    <>
      {!online && <CartNote>{t.offline}</CartNote>}
      {isGuest && !isGuestCartPersisted() && <CartNote>{t.notKept}</CartNote>}
      {full && <CartNote>{t.full(number(MAX_LINES))}</CartNote>}
    </>
  );
}

/** A row that was removed leaves the focus to the one that took its place, at the same control. */
function neighbour(list: HTMLUListElement, at: number): HTMLElement | null {
  const row = list.children[Math.min(at, list.children.length - 1)];
  return row?.querySelector<HTMLElement>(':scope > button') ?? list;
}

const List = styled('ul')({
  flex: 1,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  outline: 'none',
});

const Foot = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: '20px 24px 20px',
  background: `${stitch(theme.vars.palette.edge)} 0 0 / 100% 2px no-repeat ${theme.vars.palette.background.default}`,
}));

const Total = styled('p')(({ theme }) => ({
  ...theme.typography.h4,
  fontFamily: theme.typography.fontFamily,
  fontWeight: 650,
  display: 'flex',
  justifyContent: 'space-between',
  margin: 0,
}));

const Pair = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > *': { flex: '1 1 auto', paddingInline: 16 },
});
