import Typography from '@mui/material/Typography';
import { AddProduct } from '#features/admin/products/add-product.tsx';
import { adminProductsTexts } from '#texts/en/admin-products.ts';
import { useTexts } from '#texts/use-texts.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { Wrap } from '#ui/wrap.tsx';
import { RequireAdmin } from '../guards/require-admin.tsx';

/** /add-products (docs/reference/specification.md 2). */
export function AddProductPage() {
  const t = useTexts(adminProductsTexts);
  return (
    <Wrap sx={{ py: { xs: 4, md: 7 }, maxWidth: 860 }}>
      <PageTitle text={t.addTitle} unlisted />
      <RequireAdmin>
        {() => (
          <>
            <Typography variant="h2" component="h1" sx={{ mb: 3 }}>
              {t.addTitle}
            </Typography>
            <AddProduct />
          </>
        )}
      </RequireAdmin>
    </Wrap>
  );
}
