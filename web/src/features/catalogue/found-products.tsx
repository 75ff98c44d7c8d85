import { styled } from '@mui/material/styles';
import { filtersOf, type ShopCategoryId } from '@nargisus/domain/catalogue';
import { paths } from '#config/paths.ts';
import { commonTexts } from '#texts/en/common.ts';
import { listToolsTexts } from '#texts/en/list-tools.ts';
import { listsTexts } from '#texts/en/lists.ts';
import { useFormats } from '#texts/formats.ts';
import { useTexts } from '#texts/use-texts.ts';
import { Action, ActionLink } from '#ui/action.tsx';
import { Notice } from '#ui/notice.tsx';
import { useScrollPlace } from '#ui/use-scroll-place.ts';
import { ListEnd } from './list-end.tsx';
import { ListTools } from './list-tools.tsx';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';
import { useProductList } from './use-product-list.ts';

interface Props {
  /** Of one shelf; of the whole shop when left out. */
  shelf?: ShopCategoryId;
  autoFocus?: boolean;
}

/** A list that can be searched, filtered, sorted and lengthened, in all its states. */
export function FoundProducts({ shelf, autoFocus }: Props) {
  const t = useTexts(listToolsTexts);
  const { noProducts } = useTexts(listsTexts);
  const { number } = useFormats();
  const { query, list, isGrowing, change, more, clear } = useProductList(shelf);
  useScrollPlace(list.state === 'ready' && !isGrowing);
  const count =
    list.state === 'ready' && list.value.total > 0
      ? t.shown(number(list.value.products.length), number(list.value.total))
      : '';
  return (
    <>
      <ListTools query={query} onChange={change} autoFocus={autoFocus} />
      <Count role="status">{list.state === 'loading' ? t.searching : count}</Count>
      {body()}
    </>
  );

  function body() {
    if (list.state === 'loading') return <ProductGridSkeleton />;
    if (list.state !== 'ready') {
      return (
        <Notice title={noProducts}>{list.state === 'failed' && <TryAgain onClick={list.retry} />}</Notice>
      );
    }
    if (list.value.products.length) {
      return (
        <>
          <ProductGrid products={list.value.products} />
          <ListEnd
            shown={list.value.products.length}
            total={list.value.total}
            isGrowing={isGrowing}
            onMore={more}
          />
        </>
      );
    }
    if (query.search.trim() || filtersOf(query)) {
      const search = query.search.trim();
      return (
        <Notice title={search ? t.nothingFitsFor(search) : t.nothingFits} text={t.nothingFitsHint}>
          <Action type="button" onClick={clear}>
            {t.clearFilters}
          </Action>
        </Notice>
      );
    }
    if (!shelf) return <Notice title={noProducts} />;
    return (
      <Notice title={t.shelfEmpty} text={t.shelfEmptyHint}>
        <ActionLink to={paths.products()}>{t.allProducts}</ActionLink>
      </Notice>
    );
  }
}

export function TryAgain({ onClick }: { onClick(): void }) {
  return (
    <Action type="button" look="outlined" onClick={onClick}>
      {useTexts(commonTexts).retry}
    </Action>
  );
}

const Count = styled('p')(({ theme }) => ({
  margin: '0 0 14px',
  minHeight: '1.5em',
  color: theme.vars.palette.text.secondary,
}));
