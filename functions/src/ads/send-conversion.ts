import type { Conversion } from '@nargisus/domain/ads';
import type { AdsSettings } from '@nargisus/domain/settings';
import { warn } from 'firebase-functions/logger';
import type { ConversionsRepository } from './conversions.repository.ts';
import { reportPurchase, type MetaSettings } from './meta.ts';

interface Dependencies {
  readonly conversions: Pick<ConversionsRepository, 'forgetVisitor'>;
  readonly settings: { readonly ads: () => Promise<AdsSettings> };
  /** Undefined where the shop has no access token. */
  readonly meta: () => MetaSettings | undefined;
  readonly shopOrigin: () => string;
}

/**
 * Sends a stored report to Meta and removes what names the buyer. A report that Meta refuses, or that the shop has no means to
 * send any more, is given up with a warning. One read, one write.
 * @throws Error for a failure that may pass, so that the event is retried
 */
export async function sendConversion(
  { conversions, settings, meta, shopOrigin }: Dependencies,
  conversion: Conversion,
): Promise<void> {
  if (conversion.visitor) {
    const { pixelId } = await settings.ads();
    const reachable = meta();
    if (pixelId && reachable) {
      const target = { pixelId, sourceUrl: `${shopOrigin()}/payment/success` };
      const reported = await reportPurchase(conversion, target, reachable);
      if (!reported.ok) warn('Meta refused a report', { orderId: conversion.orderId, why: reported.why });
    } else if (pixelId) {
      warn('An order was not reported to Meta: META_ACCESS_TOKEN is not set', {
        orderId: conversion.orderId,
      });
    }
    await conversions.forgetVisitor(conversion._id);
  }
}
