import { readPriceRange, sizeOfFilter, type ListFilter, type ListQuery } from '@nargisus/domain/catalogue';
import { catalogueLabelStrings } from '#locales/en/catalogue-labels.ts';
import { listFilterNameStrings } from '#locales/en/list-filter-names.ts';
import { useFormats } from '#locales/formats.ts';
import { useSizeText } from '#locales/use-size-text.ts';
import { useStrings } from '#locales/use-strings.ts';

/** Returns what an active filter of a query is called: "Clothing", "Shoes 42", "৳500 to ৳2,000". */
export function useFilterNames(query: ListQuery): (filter: ListFilter) => string {
  const t = useStrings(listFilterNameStrings);
  const { categories } = useStrings(catalogueLabelStrings);
  const { takaInWords } = useFormats();
  const { label, phrase } = useSizeText();
  const { category, size, colour, from, to } = query;
  const sizeName = () => {
    if (!size) return '';
    const sized = sizeOfFilter(size);
    const { sizing } = sized;
    return sizing === 'shoes' || sizing === 'waist' ? t[sizing](label(sized)) : phrase(sized);
  };
  const priceName = () => {
    const { least, most } = readPriceRange({ from, to });
    if (least === null && most === null) return t.price([from, to].filter(Boolean).join(' - '));
    if (least === null) return t.priceUpTo(takaInWords(most!));
    return most === null
      ? t.priceFrom(takaInWords(least))
      : t.priceBetween(takaInWords(least), takaInWords(most));
  };
  const names: Record<ListFilter, () => string> = {
    category: () => (category ? categories[category] : ''),
    size: sizeName,
    colour: () => (colour ? t.colours[colour] : ''),
    price: priceName,
    inStock: () => t.inStock,
  };
  return (filter) => names[filter]();
}
