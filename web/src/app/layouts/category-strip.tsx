import { styled } from '@mui/material/styles';
import { SHOP_CATEGORIES } from '@nargisus/domain/catalogue';
import { paths } from '../../config/paths.ts';
import { preloadProducts } from '../../data/products.repository.ts';
import { Wrap } from '../../ui/wrap.tsx';
import { pages } from '../pages.ts';
import { StripLink } from './nav-links.tsx';

const ahead = () => (pages.category.preload(), preloadProducts());

/** The eight shelves, under the navbar; scrolls sideways where they do not fit. */
export function CategoryStrip() {
  return (
    <Strip aria-label="Categories">
      <Row>
        {SHOP_CATEGORIES.map(({ id, label }) => (
          <StripLink key={id} to={paths.category(id)} onPointerEnter={ahead} onFocus={ahead}>
            {label}
          </StripLink>
        ))}
      </Row>
    </Strip>
  );
}

const Strip = styled('nav')(({ theme }) => ({
  background: theme.vars.palette.background.default,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Row = styled(Wrap)(({ theme }) => ({
  display: 'flex',
  gap: 28,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  fontSize: '0.9375rem',
  // Room for the focus ring, which the scroll container would cut off.
  paddingBlock: 3,
  scrollPaddingInline: 24,
  [theme.breakpoints.up('md')]: { justifyContent: 'center', gap: 40 },
}));
