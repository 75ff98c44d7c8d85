import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { UpdateProduct } from '#features/admin/products/update-product.tsx';
import { adminProductsStrings } from '#locales/en/staff/admin-products.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PageMeta } from '#ui/page-meta.ts';
import { Container } from '#ui/container.tsx';
import { RequireStaff } from '../guards/require-staff.tsx';
import css from './page.module.css';
import { withTheme } from '#theme/theme-provider.tsx';

/** /update-products/{id} (docs/reference/specification.md 2). */
export const UpdateProductPage = withTheme(function UpdateProductPage() {
  const { id = '' } = useParams();
  const t = useStrings(adminProductsStrings);
  return (
    <Container className={css.page} style={{ maxWidth: 860 }}>
      <PageMeta title={t.updateTitle} noIndex />
      <RequireStaff tab="products">
        {() => (
          <>
            <Typography variant="h2" component="h1" sx={{ mb: 3 }}>
              {t.updateTitle}
            </Typography>
            <UpdateProduct key={id} id={id} />
          </>
        )}
      </RequireStaff>
    </Container>
  );
});
