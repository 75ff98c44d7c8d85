import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { CardProduct } from '@nargisus/domain/catalogue';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { productListStrings } from '#locales/en/product-lists.ts';
import { useStrings } from '#locales/use-strings.ts';
import { motion } from '#theme/motion.ts';
import { Money } from '#ui/money.tsx';
import { ProductPicture } from '#ui/product-picture.tsx';

interface Props {
  product: CardProduct;
  sizes: string;
  eager?: boolean;
  /** Between name and price. */
  children?: ReactNode;
}

/** One product in a list. The whole card is one link, named by the product and its price. */
export function ProductCard({ product, sizes, eager, children }: Props) {
  const t = useStrings(productListStrings);
  return (
    <Card to={paths.product(product.id)} data-sold-out={!product.inStock || undefined}>
      <Frame>
        <ProductPicture product={product} sizes={sizes} eager={eager} alt="" />
        {!product.inStock && <Stamp>{t.soldOut}</Stamp>}
      </Frame>
      <Typography variant="h6" component="h3">
        {product.name}
      </Typography>
      {children}
      <Price>
        <Money amount={product.price} />
      </Price>
    </Card>
  );
}

const Card = styled(Link)(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '& picture, & img': { transition: `transform ${motion.slow} ${motion.settle}` },
  '&:hover img': { transform: 'scale(1.035)' },
  // At most two lines; the price follows a shorter name at once.
  '& h3': {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    fontSize: 'clamp(0.9375rem, 0.86rem + 0.35vw, 1.125rem)',
    lineHeight: 1.35,
    textDecoration: 'underline',
    textDecorationColor: 'transparent',
    textDecorationStyle: 'dashed',
    textDecorationThickness: 2,
    textUnderlineOffset: '0.25em',
    transition: `text-decoration-color ${motion.quick}`,
  },
  '&:hover h3': { textDecorationColor: 'currentColor' },
  '&[data-sold-out] picture, &[data-sold-out] img': { opacity: 0.62 },
}));

const Frame = styled('div')({ position: 'relative', marginBottom: 10 });

const Price = styled('p')({ margin: '2px 0 0', fontWeight: 600 });

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
