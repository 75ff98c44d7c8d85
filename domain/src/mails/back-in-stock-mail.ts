import { localized } from '../catalogue/localized.ts';
import { priceAt } from '../catalogue/price-at.ts';
import type { Product } from '../catalogue/product.ts';
import { hasSizes } from '../catalogue/size-choice.ts';
import { sizeLabel } from '../catalogue/size-label.ts';
import type { Size } from '../catalogue/sizes.ts';
import { MAIL_LANGUAGES } from './mail-language.ts';
import type { ShopMail } from './shop-mail.ts';

interface BackInStock {
  /** As stored: what it costs is decided at `now`. */
  readonly product: Product;
  readonly size: Size;
  readonly now: Date;
}

/** Returns the mail that a size is back. `shop` is the shop's base URL. */
export function backInStockMail({ product, size, now }: BackInStock, shop: string): ShopMail {
  const { id, images, image } = product;
  // The smallest WebP that a phone shows sharply; mail clients do not all know AVIF.
  const picture = images?.find(({ width }) => width >= 320)?.webp ?? image;
  const subject = MAIL_LANGUAGES.map(({ code, texts }) => {
    const { subject } = texts.mails['back-in-stock'];
    return `${localized(product, 'name', code).text} ${subject}`;
  });
  return {
    subject: `Nargisus: ${subject.join(' / ')}`,
    sections: MAIL_LANGUAGES.map(({ code, texts, taka }) => {
      const { title, opening, action, closing } = texts.mails['back-in-stock'];
      const label = sizeLabel({ size, sizing: product.sizing }, texts.sizes);
      return {
        language: code,
        title,
        greeting: texts.hello,
        opening,
        facts: [],
        lines: [
          {
            name: localized(product, 'name', code).text,
            detail: hasSizes(product) ? `${texts.size} ${label}` : label,
            amount: taka(priceAt(product, now)),
            image: picture.startsWith('/') ? `${shop}${picture}` : picture,
          },
        ],
        sums: [],
        action: { label: action, url: `${shop}/products/${id}?size=${encodeURIComponent(size)}` },
        closing,
        links: [{ label: texts.stockAlerts, url: `${shop}/user-profile#stock-alerts` }],
        contact: { label: texts.contact, url: `${shop}/contact` },
      };
    }),
  };
}
