import { isSameSize, piecesToExchange, type Order, type OrderItem } from '@nargisus/domain/orders';
import type { RequestedReturnLine } from '@nargisus/domain/returns';
import { linesOf, type EditedLine } from '../order-edit/edited-lines.ts';

/** A line of the old order: whether it comes back, and how many pieces of it. */
export interface BackChoice {
  readonly item: OrderItem;
  /** How many pieces no exchange took before. */
  readonly left: number;
  readonly isBack: boolean;
  readonly pieces: number;
}

/** What the dialog has entered: what comes back, and what goes out instead. */
export interface ExchangeDraft {
  readonly back: readonly BackChoice[];
  readonly lines: readonly EditedLine[];
}

/**
 * Returns the draft of an order as the dialog opens: the lines that the customer asked to exchange, with the wanted sizes; the only
 * line where nothing was asked.
 */
export function draftOf(order: Order, wanted?: readonly RequestedReturnLine[]): ExchangeDraft {
  const back = order.items.flatMap((item) => {
    const left = piecesToExchange(order, item);
    return left > 0 ? [{ item, left, isBack: false, pieces: left }] : [];
  });
  const empty: ExchangeDraft = { back, lines: [] };
  if (!wanted) return back.length === 1 ? withBack(order, empty, 0, { isBack: true }) : empty;
  return wanted.reduce((draft, line) => {
    const place = draft.back.findIndex(({ item }) => isSameSize(item, line));
    const choice = draft.back[place];
    // Without another size the customer wants the money back.
    if (!choice || line.exchangeSize === undefined) return draft;
    const pieces = Math.min(line.quantity, choice.left);
    const ticked = withBack(order, draft, place, { isBack: true, pieces });
    const size = line.exchangeSize;
    const key = keyOf(order, choice.item);
    const lines = ticked.lines.map((it) => (it.key === key ? { ...it, size, sizes: [size] } : it));
    return { ...ticked, lines };
  }, empty);
}

/**
 * Returns the draft with another choice for a line. What goes out instead follows: a line that is ticked brings its product, which
 * may then get another size, and its pieces; one that is not takes it away.
 */
export function withBack(
  order: Order,
  draft: ExchangeDraft,
  place: number,
  change: Partial<Pick<BackChoice, 'isBack' | 'pieces'>>,
): ExchangeDraft {
  const former = draft.back[place];
  if (!former) return draft;
  const choice = { ...former, ...change };
  const back = draft.back.with(place, choice);
  const key = keyOf(order, choice.item);
  const others = draft.lines.filter((line) => line.key !== key);
  if (!choice.isBack) return { back, lines: others };
  const known = draft.lines.find((line) => line.key === key);
  if (known)
    return { back, lines: draft.lines.map((it) => (it === known ? { ...it, quantity: choice.pieces } : it)) };
  // The member of staff removed it: only ticking brings it back.
  if (former.isBack) return { back, lines: draft.lines };
  const sold = linesOf(order)[order.items.indexOf(choice.item)]!;
  return { back, lines: [...draft.lines, { ...sold, key, quantity: choice.pieces }] };
}

/** Returns the pieces that come back, as the call takes them. */
export const requestedBack = ({ back }: ExchangeDraft) =>
  back
    .filter(({ isBack }) => isBack)
    .map(({ item: { productId, size }, pieces }) => ({ productId, size, quantity: pieces }));

/** Below the keys of products that are added (withProduct). */
const keyOf = (order: Order, item: OrderItem): number => -1 - order.items.indexOf(item);
