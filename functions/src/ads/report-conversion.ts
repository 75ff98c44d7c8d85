import { conversionOf, isReportable, type ConversionRequest } from '@nargisus/domain/ads';
import { internationalPhone } from '@nargisus/domain/accounts';
import { errorMessages, ShopError } from '@nargisus/domain/contract';
import type { AdsSettings } from '@nargisus/domain/settings';
import { createHash } from 'node:crypto';
import type { Caller } from '../http/authenticate.ts';
import type { OrdersRepository } from '../orders/orders.repository.ts';
import type { ConversionsRepository } from './conversions.repository.ts';

export interface ConversionRepositories {
  readonly orders: Pick<OrdersRepository, 'find'>;
  readonly conversions: ConversionsRepository;
  readonly settings: { readonly ads: () => Promise<AdsSettings> };
}

/**
 * Stores that an order is to be reported to Meta; the event of the document sends it. Only what the token proves identifies the
 * buyer: the phone and the name of an order may be somebody else's. Two reads, at most one write.
 * @returns whether the order is reported now: it is the caller's, from the last day, not reported before, and the shop has a
 * pixel
 * @throws ShopError 'not-found' for an order that is not the caller's
 */
export async function reportConversion(
  { orders, conversions, settings }: ConversionRepositories,
  { id, caller, request, now }: { id: string; caller: Caller; request: ConversionRequest; now: Date },
): Promise<boolean> {
  const [order, { pixelId }] = await Promise.all([orders.find(id), settings.ads()]);
  if (order?.uid !== caller.uid) throw new ShopError('not-found', errorMessages.orderNotFound);
  if (pixelId === '' || !isReportable(order, now)) return false;
  const { uid, email, emailVerified, phone } = caller;
  const visitor = {
    ...request,
    uidHash: hashOf(uid),
    ...(email && emailVerified && { emailHash: hashOf(email) }),
    // Meta's form: the country's code and the number, digits alone.
    ...(phone && { phoneHash: hashOf(internationalPhone(phone).slice(1)) }),
  };
  return conversions.create(conversionOf(order, visitor), now);
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
