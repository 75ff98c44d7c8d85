import type { ShownRow } from '@nargisus/domain/home';
import { Text } from '#ui/text.tsx';
import { paths } from '#config/paths.ts';
import { catalogueLabelStrings } from '#locales/en/catalogue-labels.ts';
import { productListStrings } from '#locales/en/product-lists.ts';
import { useLocalized } from '#locales/use-localized.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ArrowRightIcon } from '#ui/icons.tsx';
import { StitchedLink } from '#ui/stitched-link.tsx';
import { Container } from '#ui/container.tsx';
import { ListHeader } from './list-header.tsx';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';
import { ProductCard } from './product-card.tsx';
import { CARD_SIZES, Grid } from './product-grid.tsx';
import css from './home-row.module.css';

/** The products of a row that is one line on a wide screen: on a phone the first is as wide as the two others together. */
const THREE = 3;
/** `sizes` of their images, as in product-grid.tsx. */
const SIZES = '(min-width: 600px) 31vw, 44vw';
const FIRST_SIZES = '(min-width: 600px) 31vw, 88vw';

interface Props {
  row: ShownRow;
  /** The id of its heading. */
  id: string;
  /** Shows where its products will be. */
  isLoading?: boolean;
}

/** Renders a row of products, by default New Arrivals (docs/reference/specification.md 2, Home). Nothing for an empty collection. */
export function HomeRow({ row, id, isLoading = false }: Props) {
  const t = useStrings(productListStrings);
  const localized = useLocalized();
  const { name, link } = useRowSource(row);
  const { products } = row;
  if (!products.length && row.source !== 'newest') return null;
  const isThree = isLoading || products.length === THREE;
  return (
    <Container as="section" aria-labelledby={id}>
      <ListHeader>
        <Text variant="h2" id={id} {...(row.title ? localized(row, 'title') : { children: name })} />
        <StitchedLink to={link}>
          {row.source === 'newest' ? t.moreProducts : t.allOf(name)} <ArrowRightIcon size={20} />
        </StitchedLink>
      </ListHeader>
      <Grid className={isThree ? css.grid : undefined}>
        {isLoading &&
          Array.from({ length: THREE }, (_, index) => (
            <li key={index}>
              <ProductCardSkeleton />
            </li>
          ))}
        {products.map((product, position) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              sizes={!isThree ? CARD_SIZES : position === 0 ? FIRST_SIZES : SIZES}
            />
          </li>
        ))}
      </Grid>
      {!products.length && !isLoading && <Text tone="secondary">{t.noProducts}</Text>}
    </Container>
  );
}

/** Returns the name of what a row shows, and the page that shows all of it. */
function useRowSource(row: ShownRow): { name: string; link: string } {
  const localized = useLocalized();
  const { arrivals } = useStrings(productListStrings);
  const labels = useStrings(catalogueLabelStrings);
  const [kind, id = ''] = row.source.split(':');
  const { collections, categories }: Labels = labels;
  // A collection that staff keep has its name as the row's title.
  if (kind === 'collection')
    return { name: collections[id]?.label ?? localized(row, 'title').children, link: paths.category(id) };
  const category = kind === 'category' && categories[id];
  if (category) return { name: category, link: `${paths.products()}?category=${id}` };
  return { name: arrivals, link: paths.products() };
}

interface Labels {
  readonly collections: Readonly<Partial<Record<string, { readonly label: string }>>>;
  readonly categories: Readonly<Partial<Record<string, string>>>;
}
