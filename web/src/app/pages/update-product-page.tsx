import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { UpdateProduct } from '#features/admin/products/update-product.tsx';
import { adminProductsTexts } from '#texts/en/admin-products.ts';
import { useTexts } from '#texts/use-texts.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { Wrap } from '#ui/wrap.tsx';
import { RequireAdmin } from '../guards/require-admin.tsx';

/** /update-products/{id} (docs/reference/specification.md 2). */
export function UpdateProductPage() {
  const { id = '' } = useParams();
  const t = useTexts(adminProductsTexts);
  return (
    <Wrap sx={{ py: { xs: 4, md: 7 }, maxWidth: 860 }}>
      <PageTitle text={t.updateTitle} unlisted />
      <RequireAdmin>
        {() => (
          <>
            <Typography variant="h2" component="h1" sx={{ mb: 3 }}>
              {t.updateTitle}
            </Typography>
            <UpdateProduct key={id} id={id} />
          </>
        )}
      </RequireAdmin>
    </Wrap>
  );
}
