import Typography from '@mui/material/Typography';
import { ImportProducts } from '#features/admin/import/import-products.tsx';
import { adminImportStrings } from '#locales/en/staff/admin-import.ts';
import { useStrings } from '#locales/use-strings.ts';
import { withTheme } from '#theme/theme-provider.tsx';
import { Container } from '#ui/container.tsx';
import { PageMeta } from '#ui/page-meta.ts';
import { RequireStaff } from '../guards/require-staff.tsx';
import css from './page.module.css';

/** /import-products: products from a CSV file. */
export const ImportProductsPage = withTheme(function ImportProductsPage() {
  const t = useStrings(adminImportStrings);
  return (
    <Container className={css.page} style={{ maxWidth: 980 }}>
      <PageMeta title={t.title} noIndex />
      <RequireStaff tab="products">
        {() => (
          <>
            <Typography variant="h2" component="h1" sx={{ mb: 3 }}>
              {t.title}
            </Typography>
            <ImportProducts />
          </>
        )}
      </RequireStaff>
    </Container>
  );
});
