import { Text } from '#ui/text.tsx';
import { LIST_STEP, readListQuery, writeListQuery } from '@nargisus/domain/catalogue';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Loadable } from '#data/query/loadable.ts';
import { useNewestUpTo, type FirstPage } from '#data/catalogue/product-queries.ts';
import { newArrivalsStrings } from '#locales/en/new-arrivals.ts';
import { listFilterStrings } from '#locales/en/list-filters.ts';
import { productListStrings } from '#locales/en/product-lists.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { useScrollRestoration } from '#ui/use-scroll-restoration.ts';
import { Container } from '#ui/container.tsx';
import { TryAgain } from './product-list.tsx';
import { LoadMore } from './load-more.tsx';
import { ListHeader } from './list-header.tsx';
import { ProductCard } from './product-card.tsx';
import { CARD_SLOT, CARDS_IN_SIGHT, ProductGridSkeleton, Grid } from './product-grid.tsx';
import css from './new-arrivals-list.module.css';

/** docs/reference/specification.md 2, New Arrivals: every product, newest first, with two lines of what it is. */
export function NewArrivalsList() {
  const { arrivals, noProducts } = useStrings(productListStrings);
  const { shown } = useStrings(listFilterStrings);
  const t = useStrings(newArrivalsStrings);
  const { number } = useFormats();
  const [params, setParams] = useSearchParams();
  const query = readListQuery((name) => (name === 'show' ? params.get(name) : null));
  const asked = useNewestUpTo(query.show);
  const newest = useLatest(asked);
  const isGrowing = asked.state === 'loading' && newest.state === 'ready';
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
      <p className={css.count} role="status">
        {newest.state === 'loading' && t.loading}
        {newest.state === 'ready' &&
          newest.value.total > 0 &&
          shown(number(newest.value.products.length), number(newest.value.total))}
      </p>
      {newest.state === 'loading' && <ProductGridSkeleton />}
      {newest.state === 'failed' && (
        <EmptyState title={noProducts}>
          <TryAgain onClick={newest.retry} />
        </EmptyState>
      )}
      {newest.state === 'ready' && newest.value.products.length === 0 && <EmptyState title={t.empty} />}
      {newest.state === 'ready' && newest.value.products.length > 0 && (
        <>
          <Grid>
            {newest.value.products.map((product, at) => (
              <li key={product.id}>
                <ProductCard product={product} sizes={CARD_SLOT} eager={at < CARDS_IN_SIGHT}>
                  <p className={css.twoLines}>{product.description}</p>
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

/** What was there stays while more of it comes. */
function useLatest(asked: Loadable<FirstPage>): Loadable<FirstPage> {
  const [kept, setKept] = useState(asked);
  if (asked.state !== 'loading' && asked !== kept) setKept(asked);
  return asked.state === 'loading' ? kept : asked;
}
