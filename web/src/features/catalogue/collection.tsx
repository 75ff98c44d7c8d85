import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useProducts } from '../../data/products.repository.ts';
import { Wrap } from '../../ui/wrap.tsx';
import { ListHeader } from './list-header.tsx';
import { ProductList } from './product-list.tsx';

/** SPEC 2, Products. */
export function Collection() {
  const products = useProducts();
  return (
    <Wrap>
      <ListHeader>
        <Typography variant="h1">Our Collection</Typography>
        <Count>
          {products.state === 'ready' && products.value.length ? `${products.value.length} products` : ' '}
        </Count>
      </ListHeader>
      <ProductList products={products} />
    </Wrap>
  );
}

const Count = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));
