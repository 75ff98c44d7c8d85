import { ShopError } from '@nargisus/domain/contract';
import type { Quote } from '@nargisus/domain/checkout';
import {
  applyVoucher,
  voucherMessages,
  voucherRejection,
  type VoucherTerms,
} from '@nargisus/domain/vouchers';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { serverError } from '#data/api/call-api.ts';
import { keepLinkedVoucher, linkedVoucher } from '#data/checkout/linked-voucher.ts';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { useFormats } from '#locales/formats.ts';
import type { Translatable } from '#locales/translatable.ts';
import { useStrings } from '#locales/use-strings.ts';
import { toast } from '#ui/toast.ts';

/** How long a check may take: Pay Now waits for it. Milliseconds. */
const CHECK_TIMEOUT_MS = 10_000;

/** Checks a voucher; rejects if there is no answer in time. The code is a chunk of its own: most orders have no voucher. */
async function checkInTime(code: string, products: readonly string[]): Promise<VoucherTerms> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The voucher was not checked in time')), CHECK_TIMEOUT_MS);
  });
  const answer = import('#data/checkout/check-voucher.ts').then((it) => it.checkVoucher(code, products));
  try {
    return await Promise.race([answer, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

interface Choice {
  /** The applied code, as the checkout remembers it. */
  readonly code: string | null;
  readonly onChange: (code: string | null) => void;
  /** The products of the order. */
  readonly products: readonly string[];
}

/** The priced order, which a check looks at when it ends. */
type Priced = Pick<Quote, 'lines' | 'subtotal' | 'deliveryCharge'>;

/**
 * Checks vouchers with the server: one that the shopper enters, the one that the checkout remembers after a reload, and the one of
 * a link. The order is priced with the terms that the server answered; POST /api/orders decides in any case.
 */
export function useVoucher({ code, onChange, products }: Choice, pricedNow: () => Priced) {
  const t = useStrings(checkoutStrings);
  const { taka } = useFormats();
  const [linked] = useState(linkedVoucher);
  const initial = code ?? linked;
  const [typed, setTyped] = useState(initial ?? '');
  const [terms, setTerms] = useState<VoucherTerms | null>(null);
  const [error, setError] = useState<Translatable>();
  const [isChecking, setChecking] = useState(initial !== null);
  /** Only the last check counts. */
  const last = useRef(0);

  const reject = (reason: Translatable) => {
    setTerms(null);
    setError(reason);
    onChange(null);
  };
  const check = (wanted: string) => {
    setError(undefined);
    setChecking(true);
    void settle(wanted);
  };
  const settle = async (wanted: string, { isSilent = false } = {}) => {
    const number = (last.current += 1);
    try {
      const found = await checkInTime(wanted, products);
      if (number !== last.current) return;
      const result = applyVoucher({ ok: true, terms: found }, pricedNow());
      if (!result.ok) return reject(voucherRejection(result.rejection));
      setTerms(found);
      onChange(found.code);
      if (isSilent) return;
      // Delivery may be free already.
      toast(result.discount > 0 ? t.voucherApplied(taka(result.discount)) : t.voucherInForce(found.code));
    } catch (cause) {
      if (number !== last.current) return;
      // A check that got no answer leaves a voucher in force as it is: the order is checked again.
      const isUnanswered = !(cause instanceof ShopError) || cause.code === 'unreachable';
      if (!isUnanswered || !terms) reject(serverError(cause) ?? t.voucherNotChecked);
    } finally {
      if (number === last.current) setChecking(false);
    }
  };

  const checkInitial = useEffectEvent(() => {
    keepLinkedVoucher(null);
    if (initial !== null) void settle(initial, { isSilent: code !== null });
  });
  useEffect(() => checkInitial(), []);

  // Another product may be one that the voucher is for.
  const names = products.join();
  const checkedNames = useRef(names);
  const recheck = useEffectEvent(() => {
    if (terms?.products) void settle(terms.code, { isSilent: true });
  });
  useEffect(() => {
    if (checkedNames.current === names) return;
    checkedNames.current = names;
    recheck();
  }, [names]);

  return {
    /** What the quote takes off; null without a voucher in force. */
    offer: code !== null && terms ? ({ ok: true, terms } as const) : null,
    typed,
    error,
    isChecking,
    type: (text: string) => {
      setTyped(text);
      setError(undefined);
    },
    apply: () => {
      if (isChecking) return;
      if (typed.trim() === '') setError(voucherMessages.noCode);
      else check(typed);
    },
    /** Asks again for the voucher in force, after the server priced the order otherwise. */
    refresh: () => {
      if (terms) void settle(terms.code, { isSilent: true });
    },
    remove: () => {
      last.current += 1;
      setChecking(false);
      setTyped('');
      setTerms(null);
      onChange(null);
      toast(t.voucherRemoved, { kind: 'info' });
    },
  };
}
