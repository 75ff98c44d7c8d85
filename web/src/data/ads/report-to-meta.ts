import { multiplyPaisa, takaFromPaisa } from '@nargisus/domain/money';
import type { AdIds } from './ad-cookies.ts';
import { trackPixel, type PixelDetails, type PixelEvent } from './meta-pixel.ts';
import type { ShopEvent } from './shop-events.ts';

interface Pixel {
  readonly pixelId: string;
  readonly ids: AdIds;
}

const PRODUCT_PATH = /^\/products\/([^/]+)\/?$/;

/** Reports that a page was opened, without its address: it may name an order or a search. */
export function reportPage(pixel: Pixel, pathname: string): void {
  const track = (event: PixelEvent, details?: PixelDetails) => trackPixel(pixel, event, details);
  track('PageView');
  const [, product] = PRODUCT_PATH.exec(pathname) ?? [];
  if (product) track('ViewContent', { productIds: [decodeURIComponent(product)] });
  if (pathname === '/checkout') track('InitiateCheckout');
}

/** Reports what the visitor did. An order goes to the server, too, which knows whether it was reported before. */
export async function reportEvent(pixel: Pixel, event: ShopEvent): Promise<void> {
  if (event.name === 'added-to-cart') {
    const { productId, price, quantity } = event.line;
    const value = takaFromPaisa(multiplyPaisa(price, quantity));
    trackPixel(pixel, 'AddToCart', { productIds: [productId], value, pieces: quantity });
    return;
  }
  const { _id, orderId, items, totalAmount } = event.order;
  const { reportConversion } = await import('./report-conversion.ts');
  if (!(await reportConversion(_id, pixel.ids))) return;
  trackPixel(pixel, 'Purchase', {
    eventId: orderId,
    productIds: items.map(({ productId }) => productId),
    value: takaFromPaisa(totalAmount),
    pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
  });
}
