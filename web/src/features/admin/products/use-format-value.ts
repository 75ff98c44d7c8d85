import {
  ASSIGNABLE_COLLECTIONS,
  DEFAULT_SIZING,
  sizesOf,
  type ConflictField,
  type Edited,
} from '@nargisus/domain/catalogue';
import { catalogueLabelStrings } from '#locales/en/catalogue-labels.ts';
import { adminProductsStrings } from '#locales/en/staff/admin-products.ts';
import { useFormats } from '#locales/formats.ts';
import { useSizeText } from '#locales/use-size-text.ts';
import { useStrings } from '#locales/use-strings.ts';

/** In characters: a longer description would push the form off the screen. */
const MAX_SHOWN_LENGTH = 80;

/** Returns a function that puts a field of a product into words. `isMine` tells the user's pictures from a colleague's. */
export function useFormatValue() {
  const t = useStrings(adminProductsStrings);
  const labels = useStrings(catalogueLabelStrings);
  const formats = useFormats();
  const sizeText = useSizeText();
  return (field: ConflictField, product: Edited, isMine = false): string => {
    switch (field) {
      case 'price':
        return formats.takaInWords(product.price);
      case 'category':
        return labels.categories[product.category];
      case 'inStock':
        return product.inStock ? t.inStock : t.outOfStock;
      case 'featured':
        return product.featured ? t.featured : t.notFeatured;
      case 'pictures':
        return isMine ? t.stale.thesePictures : t.stale.otherPictures;
      case 'collections': {
        const chosen = ASSIGNABLE_COLLECTIONS.filter((id) => product.collections?.includes(id));
        return chosen.map((id) => labels.collections[id].label).join(', ') || t.stale.noCollection;
      }
      case 'sizes': {
        const { sizing = DEFAULT_SIZING } = product;
        const made = sizesOf(product).map((size) => sizeText.label({ size, sizing }));
        return `${t.sizings[sizing]}: ${made.join(', ')}`;
      }
      case 'compareAtPrice':
        return product.compareAtPrice === undefined
          ? t.stale.nothing
          : formats.takaInWords(product.compareAtPrice);
      case 'sale': {
        const { sale } = product;
        if (!sale) return t.stale.nothing;
        const [from, until] = [sale.from, sale.until].map(formats.dateTime);
        return `${formats.takaInWords(sale.price)}, ${t.prices.period(from!, until!)}`;
      }
      case 'weight':
        return product.weight === undefined
          ? t.stale.nothing
          : t.details.grams(formats.number(product.weight));
      default: {
        const value = product[field];
        const text = typeof value === 'object' ? value.name : value;
        if (!text) return t.stale.nothing;
        return text.length > MAX_SHOWN_LENGTH ? `“${text.slice(0, MAX_SHOWN_LENGTH)}…”` : `“${text}”`;
      }
    }
  };
}
