import { Text } from '#ui/text.tsx';
import { LIST_STEP, readListQuery, writeListQuery } from '@nargisus/domain/catalogue';
import { useSearchParams } from 'react-router-dom';
import { useKeepPreviousData } from '#data/query/use-keep-previous-data.ts';
import { useNewestUpTo } from '#data/catalogue/product-queries.ts';
import { newArrivalsStrings } from '#locales/en/new-arrivals.ts';
import { listFilterStrings } from '#locales/en/list-filters.ts';
import { productListStrings } from '#locales/en/product-lists.ts';
import { useFormats } from '#locales/formats.ts';
import { useLocalized } from '#locales/use-localized.ts';
import { useStrings } from '#locales/use-strings.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { useScrollRestoration } from '#ui/use-scroll-restoration.ts';
import { Container } from '#ui/container.tsx';
import { RetryButton } from './product-list.tsx';
import { LoadMore } from './load-more.tsx';
import { ListHeader, ListStatus } from './list-header.tsx';
import { ProductCard } from './product-card.tsx';
import { CARD_SIZES, EAGER_CARDS, ProductGridSkeleton, Grid } from './product-grid.tsx';
import css from './new-arrivals-list.module.css';

/**
 * Renders all products, newest first, with two lines of their descriptions (docs/reference/specification.md 2, New
 * Arrivals).
 */
export function NewArrivalsList() {
  const { arrivals, noProducts } = useStrings(productListStrings);
  const { shown } = useStrings(listFilterStrings);
  const t = useStrings(newArrivalsStrings);
  const { number } = useFormats();
  const localized = useLocalized();
  const [params, setParams] = useSearchParams();
  const query = readListQuery((name) => (name === 'show' ? params.get(name) : null));
  const { shown: newest, isOld: isGrowing } = useKeepPreviousData(useNewestUpTo(query.show));
  useScrollRestoration(newest.state === 'ready');
  const more = () =>
    setParams(writeListQuery({ ...query, show: query.show + LIST_STEP }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <Container>
      <ListHeader>
        <Text variant="h1">{arrivals}</Text>
        <Text tone="secondary">{t.description}</Text>
      </ListHeader>
      <ListStatus>
        {newest.state === 'loading' && t.loading}
        {newest.state === 'ready' &&
          newest.value.total > 0 &&
          shown(number(newest.value.products.length), number(newest.value.total))}
      </ListStatus>
      {newest.state === 'loading' && <ProductGridSkeleton />}
      {newest.state === 'failed' && (
        <EmptyState title={noProducts}>
          <RetryButton onClick={newest.retry} />
        </EmptyState>
      )}
      {newest.state === 'ready' && newest.value.products.length === 0 && <EmptyState title={t.empty} />}
      {newest.state === 'ready' && newest.value.products.length > 0 && (
        <>
          <Grid>
            {newest.value.products.map((product, position) => (
              <li key={product.id}>
                <ProductCard product={product} sizes={CARD_SIZES} eager={position < EAGER_CARDS}>
                  <p className={css.description} {...localized(product, 'description')} />
                </ProductCard>
              </li>
            ))}
          </Grid>
          <LoadMore
            shown={newest.value.products.length}
            total={newest.value.total}
            isGrowing={isGrowing}
            onMore={more}
          />
        </>
      )}
    </Container>
  );
}
