import type { Order } from '@nargisus/domain/orders';
import { useState } from 'react';
import { messageOf } from '../../../data/staff-call.ts';
import { adminOrdersTexts } from '../../../texts/en/admin-orders.ts';
import { useFormats } from '../../../texts/formats.ts';
import { say } from '../../../texts/sentences.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { useDialogs } from '../desk/dialogs.ts';

/** The same action on many orders, one after the other: a failure stops none of the others, and all are told at the end. */
export function useBulk() {
  const t = useTexts(adminOrdersTexts);
  const formats = useFormats();
  const { tell } = useDialogs();
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);

  const count = (orders: readonly Order[]) => t.orders(orders.length, formats.number(orders.length));

  const run = async (
    orders: readonly Order[],
    act: (order: Order) => Promise<unknown>,
    words: { failed: string; done(orders: string): string },
  ) => {
    const failed = new Map<Order, string>();
    for (const [done, order] of orders.entries()) {
      setProgress({ done, all: orders.length });
      await act(order).catch((cause: unknown) => failed.set(order, say(messageOf(cause) ?? words.failed)));
    }
    setProgress(null);
    if (!failed.size) {
      tell('success', words.done(count(orders)));
      return;
    }
    const reasons = [...failed].map(([{ orderId }, reason]) => `${orderId}: ${reason}`).join(' · ');
    tell('error', t.someFailed(count([...failed.keys()]), reasons));
  };

  return { run, progress, count };
}
