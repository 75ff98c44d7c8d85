import type { Conversion } from '@nargisus/domain/ads';
import { takaFromPaisa } from '@nargisus/domain/money';

export interface MetaSettings {
  /** https://graph.facebook.com, or the local simulator. */
  readonly base: string;
  readonly accessToken: string;
  readonly timeoutMs?: number;
}

/** Meta keeps a version for at least two years (https://developers.facebook.com/docs/graph-api/changelog). */
const VERSION = 'v24.0';
const TIMEOUT_MS = 20_000;
const CURRENCY = 'BDT';
/** Codes of errors that pass (https://developers.facebook.com/docs/graph-api/guides/error-handling): unknown, service, limits. */
const PASSING_CODES = new Set([1, 2, 4, 17, 32, 341, 613, 80_004]);

/** `refused`: Meta will never take this report, or the token or pixel is wrong; `why` names no person and no token. */
export type Reported = { readonly ok: true } | { readonly ok: false; readonly why: string };

/**
 * Reports a purchase to Meta's Conversions API. The event's id is the order's, so that Meta counts a repeated report, and the
 * browser's image of the same purchase, once.
 * @throws Error for a failure that may pass: no answer, 5xx, a limit
 */
export async function reportPurchase(
  conversion: Conversion,
  { pixelId, sourceUrl }: { readonly pixelId: string; readonly sourceUrl: string },
  { base, accessToken, timeoutMs = TIMEOUT_MS }: MetaSettings,
): Promise<Reported> {
  let answer: Response;
  let body: unknown;
  try {
    answer = await fetch(`${base}/${VERSION}/${pixelId}/events`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ data: [purchaseEvent(conversion, sourceUrl)] }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    body = await answer.json();
  } catch (thrown) {
    // Not passed on as it is: it may contain the URL.
    throw new Error(`Meta did not answer in JSON: ${thrown instanceof Error ? thrown.name : typeof thrown}`, {
      cause: undefined,
    });
  }
  if (answer.ok) return { ok: true };
  const { code, error_subcode: subcode } =
    (body as { error?: { code?: number; error_subcode?: number } }).error ?? {};
  const why = `Meta answered ${answer.status} (${code ?? 'no code'}${subcode ? `, ${subcode}` : ''})`;
  if (answer.status >= 500 || answer.status === 429 || PASSING_CODES.has(code ?? 0)) throw new Error(why);
  return { ok: false, why };
}

/** Returns the event as the Conversions API takes it. `visitor` is known: a report without it was sent before. */
function purchaseEvent({ orderId, orderedAt, total, items, visitor }: Conversion, sourceUrl: string): object {
  const { uidHash, emailHash, phoneHash, userAgent, browserId, clickId } = visitor!;
  return {
    event_name: 'Purchase',
    event_time: Math.floor(orderedAt.getTime() / 1000),
    event_id: orderId,
    event_source_url: sourceUrl,
    action_source: 'website',
    // JSON leaves out what is undefined.
    user_data: {
      em: emailHash && [emailHash],
      ph: phoneHash && [phoneHash],
      external_id: [uidHash],
      client_user_agent: userAgent,
      fbp: browserId,
      fbc: clickId,
    },
    custom_data: {
      currency: CURRENCY,
      value: takaFromPaisa(total),
      order_id: orderId,
      content_type: 'product',
      contents: items.map(({ productId, quantity, price }) => ({
        id: productId,
        quantity,
        item_price: takaFromPaisa(price),
      })),
    },
  };
}
