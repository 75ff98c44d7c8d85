import { hasSizes, sizingOf, waitableSizes, type Size } from '@nargisus/domain/catalogue';
import { ShopError } from '@nargisus/domain/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useIdentity } from '#data/auth/identity.ts';
import {
  askForStockAlert,
  removeStockAlert,
  useOwnStockAlerts,
} from '#data/stock-alerts/own-stock-alerts.ts';
import { stockAlertStrings } from '#locales/en/stock-alerts.ts';
import { useTranslate } from '#locales/translate.ts';
import { useSizeText } from '#locales/use-size-text.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Text } from '#ui/text.tsx';
import { Sheet } from '#ui/sheet.tsx';
import type { SheetProps } from './sheet-button.tsx';
import css from './stock-alert-sheet.module.css';

/**
 * Renders the sold-out sizes of a product: a tap asks for one mail when the size is back, another withdraws it. A guest signs in
 * first and comes back; an only size is asked for at once. Reads what the user waits for, 20 documents at most.
 */
export function StockAlertSheet({ product, onClose }: SheetProps) {
  const t = useStrings(stockAlertStrings);
  const identity = useIdentity();
  const sizes = waitableSizes(product);
  return (
    <Sheet title={t.title} onClose={onClose}>
      {identity.state === 'unknown' ? (
        <Skeleton role="status" aria-label={t.loading} style={{ height: 120 }} />
      ) : sizes.length === 0 ? (
        <p className={css.text}>{t.isBack}</p>
      ) : identity.state === 'signed-in' && !identity.emailVerified ? (
        <>
          <p className={css.text}>{identity.email ? t.unverified(identity.email) : t.noEmail}</p>
          <ButtonLink to={paths.userProfile()} variant="outlined">
            {t.verify}
          </ButtonLink>
        </>
      ) : (
        <Sizes product={product} sizes={sizes} person={identity.state === 'signed-in' ? identity : null} />
      )}
    </Sheet>
  );
}

interface SizesProps extends Pick<SheetProps, 'product'> {
  sizes: readonly Size[];
  /** Null for a guest. */
  person: { uid: string; email: string } | null;
}

function Sizes({ product, sizes, person }: SizesProps) {
  const t = useStrings(stockAlertStrings);
  const translate = useTranslate();
  const { label, phrase } = useSizeText();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const stored = useOwnStockAlerts(person?.uid ?? null);
  const [changed, setChanged] = useState<ReadonlyMap<Size, boolean>>(new Map());
  const [busy, setBusy] = useState<Size | null>(null);
  const [outcome, setOutcome] = useState<{ text: string; isError?: boolean } | null>(null);
  const { id, sizing } = product;
  const email = person?.email ?? '';
  const isStored = (size: Size) =>
    stored.state === 'ready' && stored.value.some((it) => it.productId === id && it.size === size);
  const waits = (size: Size) => changed.get(size) ?? isStored(size);

  async function toggle(size: Size) {
    if (!person) {
      const from = `${paths.product(id)}?${new URLSearchParams({ size, tell: size })}`;
      return navigate(paths.login(), { state: { from } });
    }
    setBusy(size);
    await change(size, !waits(size));
    return setBusy(null);
  }

  async function change(size: Size, isWanted: boolean) {
    const line = { productId: id, size };
    try {
      await (isWanted ? askForStockAlert(line) : removeStockAlert(line));
      setChanged((all) => new Map(all).set(size, isWanted));
      const named = phrase({ size, sizing });
      setOutcome({ text: isWanted ? t.asked(named, email) : t.removed(named) });
    } catch (cause) {
      const isAnswer = cause instanceof ShopError && cause.code !== 'unreachable' && cause.message;
      setOutcome({ text: isAnswer ? translate(cause) : t.failed, isError: true });
    }
  }

  // The size that the guest chose before the sign-in, or the only one there is: once.
  const [first] = sizes;
  const wanted = params.get('tell') ?? (sizes.length === 1 ? first : null);
  const isAsked = useRef(false);
  const isReady = person !== null && stored.state !== 'loading';
  const askAtStart = useEffectEvent(() => {
    const size = sizes.find((it) => it === wanted);
    if (isAsked.current || size === undefined) return;
    isAsked.current = true;
    if (!isStored(size)) void change(size, true);
  });
  useEffect(() => {
    if (isReady) askAtStart();
  }, [isReady]);

  const isLoading = person !== null && stored.state === 'loading';
  return (
    <>
      <p className={css.text}>
        {hasSizes(product) ? t.choose : t.text} {person ? '' : t.signInFirst}
      </p>
      <div className={css.sizes} role="group" aria-label={t.title}>
        {sizes.map((size) => (
          <Button
            key={size}
            type="button"
            variant="outlined"
            aria-pressed={waits(size)}
            aria-label={t.waitFor(phrase({ size, sizing }))}
            {...busyProps(isLoading || busy !== null, () => void toggle(size))}
          >
            {hasSizes(product) ? label({ size, sizing: sizingOf(product) }) : t.tellMe}
            {waits(size) && ' ✓'}
          </Button>
        ))}
      </div>
      <Text
        variant="body2"
        className={css.outcome}
        role={outcome?.isError ? 'alert' : 'status'}
        tone={outcome?.isError ? 'error' : undefined}
      >
        {outcome?.text}
      </Text>
    </>
  );
}
