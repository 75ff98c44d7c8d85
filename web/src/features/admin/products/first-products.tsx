import Button from '@mui/material/Button';
import { productCalls } from '@nargisus/domain/contract';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { adminImportStrings } from '#locales/en/staff/admin-import.ts';
import { adminProductsStrings } from '#locales/en/staff/admin-products.ts';
import { useStrings } from '#locales/use-strings.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { useRights } from '../shared/rights.ts';

/** Renders the list of a shop without products: the ways to the first ones. */
export function FirstProducts() {
  const t = useStrings(adminImportStrings);
  const products = useStrings(adminProductsStrings);
  if (!useRights().mayCall(productCalls.addProduct)) return products.none;
  return (
    <EmptyState title={products.none} text={t.emptyText}>
      <Button component={Link} to={paths.importProducts()}>
        {t.title}
      </Button>
      <Button variant="outlined" component={Link} to={paths.addProduct()}>
        {products.addNew}
      </Button>
    </EmptyState>
  );
}
