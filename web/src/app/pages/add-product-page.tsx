import Typography from '@mui/material/Typography';
import { AddProduct } from '#features/admin/products/add-product.tsx';
import { adminProductsStrings } from '#locales/en/staff/admin-products.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PageMeta } from '#ui/page-meta.ts';
import { Container } from '#ui/container.tsx';
import { RequireStaff } from '../guards/require-staff.tsx';
import css from './page.module.css';
import { withTheme } from '#theme/theme-provider.tsx';

/** /add-products (docs/reference/specification.md 2). */
export const AddProductPage = withTheme(function AddProductPage() {
  const t = useStrings(adminProductsStrings);
  return (
    <Container className={css.page} style={{ maxWidth: 860 }}>
      <PageMeta title={t.addTitle} noIndex />
      <RequireStaff tab="products">
        {() => (
          <>
            <Typography variant="h2" component="h1" sx={{ mb: 3 }}>
              {t.addTitle}
            </Typography>
            <AddProduct />
          </>
        )}
      </RequireStaff>
    </Container>
  );
});
