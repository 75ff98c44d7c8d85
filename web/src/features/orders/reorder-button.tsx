import { styled } from '@mui/material/styles';
import type { Order } from '@nargisus/domain/orders';
import { useRef, useState } from 'react';
import { paths } from '#config/paths.ts';
import { reorder, type ReorderResult } from '#data/orders/reorder.ts';
import { ordersStrings } from '#locales/en/orders.ts';
import { useFormats } from '#locales/formats.ts';
import { useSizeText } from '#locales/use-size-text.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Button } from '#ui/button.tsx';
import { StitchedLink } from '#ui/stitched-link.tsx';
import { toast } from '#ui/toast.ts';

/** Adds the available items to the cart at today's prices; lists unavailable items and changed prices. */
export function ReorderButton({ order }: { order: Order }) {
  const t = useStrings(ordersStrings);
  const { number } = useFormats();
  const [isBusy, setBusy] = useState(false);
  const [results, setResults] = useState<ReorderResult[] | null>(null);
  const done = useRef(new Set<string>());

  const add = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const found = await reorder(order.items, done.current);
      done.current = new Set();
      setResults(found);
      const added = found.reduce((sum, { kind, item }) => sum + (kind === 'added' ? item.quantity : 0), 0);
      if (added > 0) toast(t.addedAgain(added, number(added)));
    } catch {
      toast(t.notAgain, { kind: 'error' });
    }
    setBusy(false);
  };

  return (
    <>
      <Button type="button" aria-disabled={isBusy} onClick={() => void add()}>
        {isBusy ? t.addingAgain : t.again}
      </Button>
      <ResultMessage role="status">{results && <Results results={results} />}</ResultMessage>
    </>
  );
}

function Results({ results }: { results: readonly ReorderResult[] }) {
  const t = useStrings(ordersStrings);
  const { taka } = useFormats();
  const sizes = useSizeText();
  const sentences = results.flatMap((result) => {
    const { name, price } = result.item;
    switch (result.kind) {
      case 'gone':
        return t.againGone(name);
      case 'out-of-stock':
        return t.againOut(name);
      case 'size-not-made':
        return t.againNotMade(name, sizes.label(result.item));
      case 'cart-full':
        return t.againFull(name);
      case 'added':
        return result.priceNow === price ? [] : t.againPrice(name, taka(result.priceNow), taka(price));
    }
  });
  const isIncomplete = results.some(({ kind }) => kind !== 'added');
  return (
    <>
      {isIncomplete && <strong>{t.againTitle}</strong>}
      {sentences.length > 0 && (
        <ul>
          {sentences.map((sentence, index) => (
            <li key={index}>{sentence}</li>
          ))}
        </ul>
      )}
      {results.some(({ kind }) => kind === 'added') && (
        <StitchedLink to={paths.checkout()}>{t.toCheckout}</StitchedLink>
      )}
    </>
  );
}

const ResultMessage = styled('div')({
  flexBasis: '100%',
  order: 1, // below all buttons, also those that follow in the DOM
  overflowWrap: 'anywhere',
  '& ul': { margin: '8px 0', paddingLeft: 20 },
});
