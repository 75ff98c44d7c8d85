import Typography from '@mui/material/Typography';
import type { Product } from '@nargisus/domain/catalogue';
import { Money } from '../../ui/money.tsx';
import { catalogueMessages } from './messages.ts';

/** Name, price and description with the sentence every product shares (SPEC 2, Product detail). */
export function ProductSummary({ product }: { product: Product }) {
  return (
    <div>
      <Typography variant="h2" component="h1">
        {product.name}
      </Typography>
      <Typography variant="h4" component="p" sx={{ fontFamily: 'inherit', mt: 1.5, mb: 3 }}>
        <Money amount={product.price} />
      </Typography>
      <Typography sx={{ maxWidth: '58ch' }}>
        {product.description} {catalogueMessages.occasions}
      </Typography>
    </div>
  );
}
