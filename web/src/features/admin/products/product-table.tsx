import Box from '@mui/material/Box';
import { CATEGORY_LABELS, type Product } from '@nargisus/domain/catalogue';
import { adminDeskTexts } from '../../../texts/en/admin-desk.ts';
import { adminProductsTexts } from '../../../texts/en/admin-products.ts';
import { useFormats } from '../../../texts/formats.ts';
import { useSay } from '../../../texts/sentences.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Money } from '../../../ui/money.tsx';
import { ProductThumb } from '../../../ui/product-thumb.tsx';
import { Breakable } from '../table/breakable.tsx';
import { DataTable, type Column } from '../table/data-table.tsx';
import { ProductRowActions } from './product-row-actions.tsx';
import { ProductSwitch } from './product-switch.tsx';

/** SPEC 2: image, name, id, category, price, stock, featured, added date. */
export function ProductTable({ products, isOld }: { products: readonly Product[]; isOld: boolean }) {
  const desk = useTexts(adminDeskTexts);
  const t = useTexts(adminProductsTexts);
  const say = useSay();
  const formats = useFormats();
  const columns: Column<Product>[] = [
    {
      key: 'image',
      name: t.columns.image,
      onCard: 'plain',
      cell: ({ image, images }) => <ProductThumb src={images?.[0]?.webp ?? image} alt="" width={44} />,
    },
    {
      key: 'name',
      name: t.columns.name,
      onCard: 'plain',
      cell: ({ name }) => (
        <Box component="strong" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Box>
      ),
    },
    {
      key: 'id',
      name: t.columns.id,
      onCard: 'wide',
      cell: ({ id }) => (
        <Box
          component="span"
          sx={{ fontSize: '0.875rem', color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          <Breakable text={id} />
        </Box>
      ),
    },
    { key: 'category', name: t.columns.category, cell: ({ category }) => say(CATEGORY_LABELS[category]) },
    { key: 'price', name: t.columns.price, isFigure: true, cell: ({ price }) => <Money amount={price} /> },
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
      cell: ({ createdAt }) => <span style={{ whiteSpace: 'nowrap' }}>{formats.date(createdAt)}</span>,
    },
    {
      key: 'actions',
      name: desk.actions,
      onCard: 'wide',
      cell: (product) => <ProductRowActions product={product} />,
    },
  ];
  return (
    <DataTable
      label={t.title}
      columns={columns}
      rows={products}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      isOld={isOld}
    />
  );
}
