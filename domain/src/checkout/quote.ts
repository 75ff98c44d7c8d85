import type { Product } from '../catalogue/product.ts';
import { lineSizing } from '../catalogue/size-choice.ts';
import type { Size } from '../catalogue/sizes.ts';
import { unavailableReason, type Purchasable } from '../catalogue/unavailable-reason.ts';
import type { DeliveryOption } from '../delivery/options.ts';
import { deliveryCharge as chargeOf, type DeliveryTerms } from '../delivery/terms.ts';
import { addPaisa, multiplyPaisa, NO_MONEY, paisa, type Paisa } from '../money/paisa.ts';
import { applyVoucher, type VoucherOffer } from '../vouchers/apply-voucher.ts';
import { goodsAfterVoucher, orderTotal } from './order-total.ts';
import type { LineRejection, Quote, QuoteLine, QuoteRejection } from './quote-schema.ts';

/** A line as the shopper requests it; everything else comes from the product. */
export interface RequestedLine {
  readonly productId: string;
  readonly size: Size;
  readonly quantity: number;
}

export interface QuoteRequest {
  /** The products of the requested lines at the moment that counts (asOf); a missing one is no longer sold. */
  readonly products: Iterable<
    Pick<Product, 'id' | 'name' | 'price' | 'image'> &
      Purchasable &
      Partial<Pick<Product, 'category' | 'nameBn' | 'sku'>>
  >;
  readonly lines: readonly RequestedLine[];
  /** Returns how many pieces of a counted size are left; undefined for a size that is not counted. */
  readonly piecesLeft?: (line: RequestedLine) => number | undefined;
  readonly deliveryOption: DeliveryOption;
  /** What delivery to the place of the order costs, from deliveryTermsFor(). */
  readonly delivery: DeliveryTerms;
  /** The voucher that the shopper entered, from offerVoucher() or as the API offers it; null for none. */
  readonly voucher?: VoucherOffer | null;
  /** Returns what staff take off goods of that price, after the voucher; they take off at most all of it (docs/adr/0089). */
  readonly staffDiscount?: (goods: Paisa) => Paisa;
}

/**
 * Prices an order (docs/architecture.md#one-order-from-tap-to-report): checkout shows the result, POST /api/orders
 * decides by it. total = subtotal + deliveryCharge - voucherDiscount - staffDiscount. An order may be placed when there are
 * lines and no problems.
 */
export function quoteOrder({
  deliveryOption,
  delivery,
  voucher,
  staffDiscount: takenOff,
  ...request
}: QuoteRequest): Quote {
  const { lines, problems: ofLines } = priceLines(request);
  const problems: QuoteRejection[] = [...ofLines];
  const subtotal = addPaisa(...lines.map((line) => line.itemTotal));
  const charge = chargeOf(delivery, deliveryOption, subtotal);
  if (charge === undefined)
    problems.push({ kind: 'option-not-offered', option: deliveryOption, place: delivery.place });
  const deliveryCharge = lines.length > 0 && charge !== undefined ? charge : NO_MONEY;
  const applied = voucher && applyVoucher(voucher, { lines, subtotal, deliveryCharge });
  if (applied && !applied.ok) problems.push({ kind: 'voucher-refused', refusal: applied.rejection });
  const granted = applied?.ok ? applied : undefined;
  const voucherDiscount = granted?.discount ?? NO_MONEY;
  const goods = goodsAfterVoucher({ subtotal, voucherDiscount });
  const staffDiscount = takenOff && paisa(Math.min(goods, takenOff(goods)));
  return {
    lines,
    subtotal,
    deliveryOption,
    deliveryCharge,
    voucherCode: granted?.code ?? null,
    voucherDiscount,
    ...(staffDiscount && { staffDiscount }),
    total: orderTotal({ subtotal, deliveryCharge, voucherDiscount, staffDiscount }),
    problems,
  };
}

/** Prices the lines that the shop can send, and names the others. */
export function priceLines({
  products,
  lines: requested,
  piecesLeft = () => undefined,
}: Pick<QuoteRequest, 'products' | 'lines' | 'piecesLeft'>): {
  lines: QuoteLine[];
  problems: LineRejection[];
} {
  const byId = new Map(Array.from(products, (product) => [product.id, product]));
  const lines: QuoteLine[] = [];
  const problems: LineRejection[] = [];
  for (const line of requested) {
    const { productId, size, quantity } = line;
    const product = byId.get(productId);
    const unavailable = product && unavailableReason(product, size);
    const left = piecesLeft(line);
    if (!product) problems.push({ kind: 'product-gone', productId, size });
    else if (unavailable) problems.push({ kind: unavailable, productId, size, name: product.name });
    else if (left !== undefined && left < quantity)
      problems.push({ kind: 'not-enough', productId, size, name: product.name, left });
    else {
      const { name, nameBn, price, image, category, sku } = product;
      lines.push({
        productId,
        size,
        quantity,
        name,
        ...(nameBn && { nameBn }),
        price,
        image,
        itemTotal: multiplyPaisa(price, quantity),
        ...(category && { category }),
        ...(sku && { sku }),
        ...lineSizing(product),
      });
    }
  }
  return { lines, problems };
}
