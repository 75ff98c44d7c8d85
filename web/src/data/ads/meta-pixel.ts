import type { AdIds } from './ad-cookies.ts';

/** The events of https://developers.facebook.com/docs/meta-pixel/reference that the shop reports. */
export type PixelEvent = 'PageView' | 'ViewContent' | 'AddToCart' | 'InitiateCheckout' | 'Purchase';

/** What an event is about; amounts in taka. */
export interface PixelDetails {
  readonly productIds?: readonly string[];
  readonly value?: number;
  readonly pieces?: number;
  /** Meta counts events with the same name and id once, from the browser and from the server. */
  readonly eventId?: string;
}

/**
 * Reports an event to Meta by loading an image, the form of the pixel that needs none of Meta's scripts (docs/adr/0066). Called
 * after consent only.
 */
export function trackPixel(
  { pixelId, ids }: { readonly pixelId: string; readonly ids: AdIds },
  event: PixelEvent,
  { productIds, value, pieces, eventId }: PixelDetails = {},
): void {
  const parameters = new URLSearchParams({ id: pixelId, ev: event, noscript: '1', fbp: ids.browserId });
  if (ids.clickId) parameters.set('fbc', ids.clickId);
  if (eventId) parameters.set('eid', eventId);
  if (productIds) {
    parameters.set('cd[content_type]', 'product');
    parameters.set('cd[content_ids]', JSON.stringify(productIds));
  }
  if (pieces !== undefined) parameters.set('cd[num_items]', String(pieces));
  if (value !== undefined) {
    parameters.set('cd[value]', String(value));
    parameters.set('cd[currency]', 'BDT');
  }
  new Image().src = `https://www.facebook.com/tr?${parameters}`;
}
