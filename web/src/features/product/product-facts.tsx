import type { Product } from '@nargisus/domain/catalogue';
import { productStrings } from '#locales/en/product.ts';
import { useFormats } from '#locales/formats.ts';
import { useLocalized } from '#locales/use-localized.ts';
import { useStrings } from '#locales/use-strings.ts';
import css from './product-facts.module.css';

/** Renders what staff have said about the product beyond its description; nothing where they have said nothing. */
export function ProductFacts({ product }: { product: Product }) {
  const t = useStrings(productStrings);
  const { number } = useFormats();
  const localized = useLocalized();
  const { colour, weight, sku } = product;
  const texts = (['fabric', 'fit', 'care'] as const).filter(
    (field) => product[field] || product[`${field}Bn`],
  );
  if (!texts.length && !colour && !weight && !sku) return null;
  return (
    <dl className={css.facts}>
      {colour && (
        <>
          <dt>{t.facts.colour}</dt>
          <dd {...localized(colour, 'name')} />
        </>
      )}
      {texts.map((field) => [
        <dt key={field}>{t.facts[field]}</dt>,
        <dd key={`${field} text`} {...localized(product, field)} />,
      ])}
      {weight && (
        <>
          <dt>{t.facts.weight}</dt>
          <dd>{t.grams(number(weight))}</dd>
        </>
      )}
      {sku && (
        <>
          <dt>{t.facts.sku}</dt>
          <dd>{sku}</dd>
        </>
      )}
    </dl>
  );
}
