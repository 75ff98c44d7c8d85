import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { Product } from '@nargisus/domain/catalogue';
import { useDeferredValue } from 'react';
import { useNewestOfCategory } from '#data/catalogue/product-queries.ts';
import { productStrings } from '#locales/en/product.ts';
import { useStrings } from '#locales/use-strings.ts';
import { stitch } from '#theme/stitch.ts';
import { Container } from '#ui/container.tsx';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';
import { relatedTo } from './related-to.ts';

/** Of its category so many are asked for, newest first, and so many shown. */
const CHOICE = 24;
const SHOWN = 4;

/**
 * What else of the kind there is. All products of a category share the one request, which the CDN answers; where it fails
 * or there is nothing else, there is no such section.
 */
export function RelatedProducts({ product }: { product: Product }) {
  const t = useStrings(productStrings);
  // Drawn in small steps: the page itself is looked at by now.
  const others = useDeferredValue(useNewestOfCategory(product.category, CHOICE));
  if (others.state !== 'ready' && others.state !== 'loading') return null;
  const related = others.state === 'ready' ? relatedTo(product, others.value, SHOWN) : null;
  if (related?.length === 0) return null;
  return (
    <Container>
      <Section aria-labelledby="related">
        <Typography variant="h3" component="h2" id="related" sx={{ mb: 3 }}>
          {t.related}
        </Typography>
        {related ? <ProductGrid products={related} /> : <ProductGridSkeleton cards={SHOWN} />}
      </Section>
    </Container>
  );
}

const Section = styled('section')(({ theme }) => ({
  marginTop: 'clamp(48px, 7vw, 96px)',
  paddingTop: 'clamp(28px, 4vw, 48px)',
  background: `${stitch(theme.vars.palette.edge)} 0 0 / 100% 2px no-repeat`,
  // One row of three, without a fourth alone in the next.
  [theme.breakpoints.between('sm', 'lg')]: { '& li:nth-of-type(n + 4)': { display: 'none' } },
}));
