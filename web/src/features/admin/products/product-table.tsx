import Box from '@mui/material/Box';
import type { Product } from '@nargisus/domain/catalogue';
import type { ReactNode } from 'react';
import type { ProductSort } from '#data/catalogue/staff-product-queries.ts';
import { catalogueLabelStrings } from '#locales/en/catalogue-labels.ts';
import { adminSharedStrings } from '#locales/en/staff/admin-shared.ts';
import { adminProductsStrings } from '#locales/en/staff/admin-products.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ProductThumb } from '#ui/product-thumb.tsx';
import { SoftWrap } from '../table/soft-wrap.tsx';
import { ColumnMenu } from '../table/column-menu.tsx';
import { DataTable } from '../table/data-table.tsx';
import type { Column } from '../table/table-props.ts';
import { useColumnVisibility } from '../table/use-column-visibility.ts';
import { ProductRowActions } from './product-row-actions.tsx';
import { StaffPrice } from './staff-price.tsx';
import { ProductSwitch } from './product-switch.tsx';

interface Props {
  products: readonly Product[];
  sort: { current: ProductSort; onSort(sort: string): void };
  isOld: boolean;
  selection: { chosen: ReadonlySet<string>; onChange(chosen: ReadonlySet<string>): void };
  /** What to do with the selected products. */
  bar: ReactNode;
}

/** Renders the products with a choice of columns (docs/reference/specification.md 2). */
export function ProductTable({ products, sort, isOld, selection, bar }: Props) {
  const shared = useStrings(adminSharedStrings);
  const t = useStrings(adminProductsStrings);
  const labels = useStrings(catalogueLabelStrings);
  const formats = useFormats();
  const columns: Column<Product>[] = [
    {
      key: 'image',
      name: t.columns.image,
      onCard: 'picture',
      cell: ({ image, images }) => <ProductThumb src={images?.[0]?.webp ?? image} alt="" width={44} />,
    },
    {
      key: 'name',
      name: t.columns.name,
      onCard: 'beside',
      sorts: { up: 'name', down: 'name' },
      cell: ({ name }) => (
        <Box
          component="strong"
          sx={{ display: 'block', minWidth: { md: 114, xl: 200 }, overflowWrap: 'anywhere' }}
        >
          {name}
        </Box>
      ),
    },
    {
      key: 'id',
      name: t.columns.id,
      onCard: 'beside',
      cell: ({ id }) => (
        <Box
          component="span"
          // One line in the table; on a card the ID may wrap.
          sx={{
            fontSize: { xs: '0.8125rem', md: '0.75rem', xl: '0.8125rem' },
            color: 'text.secondary',
            overflowWrap: 'anywhere',
            whiteSpace: { md: 'nowrap' },
            // A <wbr> allows a break even with nowrap.
            '& wbr': { display: { md: 'none' } },
          }}
        >
          <SoftWrap text={id} />
        </Box>
      ),
    },
    {
      key: 'category',
      name: t.columns.category,
      cell: ({ category }) => labels.categories[category],
    },
    {
      key: 'price',
      name: t.columns.price,
      isNumeric: true,
      sorts: { down: 'highest', up: 'lowest' },
      cell: (product) => <StaffPrice product={product} />,
    },
    {
      key: 'stock',
      name: t.columns.stock,
      onCard: 'plain',
      cell: (product) => <ProductSwitch product={product} name="inStock" />,
    },
    {
      key: 'featured',
      name: t.columns.featured,
      onCard: 'plain',
      cell: (product) => <ProductSwitch product={product} name="featured" />,
    },
    {
      key: 'added',
      name: t.columns.added,
      sorts: { down: 'newest', up: 'oldest' },
      cell: ({ createdAt }) => (
        <Box component="span" sx={{ whiteSpace: { xl: 'nowrap' } }}>
          {formats.date(createdAt)}
        </Box>
      ),
    },
    {
      key: 'actions',
      name: shared.actions,
      onCard: 'wide',
      cell: (product) => <ProductRowActions product={product} />,
    },
  ];
  const { shown, choice } = useColumnVisibility({ rememberedAs: 'nargisus.product-columns', columns });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1.5 }}>
        {bar}
        <Box sx={{ ml: 'auto' }}>
          <ColumnMenu {...choice} />
        </Box>
      </Box>
      <DataTable
        label={t.title}
        columns={shown}
        rows={products}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        sort={sort}
        selection={selection}
        isOld={isOld}
      />
    </>
  );
}
