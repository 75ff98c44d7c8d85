import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { Product } from '@nargisus/domain/catalogue';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { motion } from '../../theme/motion.ts';
import { Money } from '../../ui/money.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import { catalogueMessages } from './messages.ts';

interface Props {
  product: Product;
  sizes: string;
  eager?: boolean;
}

/** One product in a list. The whole card is one link, named by the product and its price. */
export function ProductCard({ product, sizes, eager }: Props) {
  return (
    <Card to={paths.product(product.id)}>
      <Frame>
        <ProductPicture product={product} sizes={sizes} eager={eager} alt="" />
        {!product.inStock && <Stamp>{catalogueMessages.outOfStock}</Stamp>}
      </Frame>
      <Typography variant="h6" component="h3">
        {product.name}
      </Typography>
      <Typography component="p" color="textSecondary">
        <Money amount={product.price} />
      </Typography>
    </Card>
  );
}

const Card = styled(Link)(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '& picture, & img': { transition: `transform ${motion.slow} ${motion.settle}` },
  '&:hover img': { transform: 'scale(1.035)' },
  '& h3': {
    textDecoration: 'underline',
    textDecorationColor: 'transparent',
    textDecorationStyle: 'dashed',
    textDecorationThickness: 2,
    textUnderlineOffset: '0.25em',
    transition: `text-decoration-color ${motion.quick}`,
  },
  '&:hover h3': { textDecorationColor: 'currentColor' },
}));

const Frame = styled('div')({ position: 'relative', marginBottom: 12 });

const Stamp = styled('span')(({ theme }) => ({
  position: 'absolute',
  left: 0,
  bottom: 0,
  padding: '5px 12px',
  background: theme.vars.palette.background.default,
  color: theme.vars.palette.text.primary,
  fontSize: '0.875rem',
  fontWeight: 600,
}));
