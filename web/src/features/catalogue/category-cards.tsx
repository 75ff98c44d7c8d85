import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { COLLECTIONS } from '@nargisus/domain/catalogue';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useShelfCounts } from '#data/catalogue/product-queries.ts';
import { catalogueLabelStrings } from '#locales/en/catalogue-labels.ts';
import { productListStrings } from '#locales/en/product-lists.ts';
import { shopCategoryStrings } from '#locales/en/shop-categories.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { motion } from '#theme/motion.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { sitePicture } from '#ui/site-picture.ts';
import { Container } from '#ui/container.tsx';
import { ListHeader } from './list-header.tsx';
import { Grid, CARDS_IN_SIGHT } from './product-grid.tsx';

/** docs/reference/specification.md 2, Shop By Category: eight cards, and two ways on. */
export function CategoryCards() {
  const t = useStrings(shopCategoryStrings);
  const { moreProducts } = useStrings(productListStrings);
  const labels = useStrings(catalogueLabelStrings);
  const { number } = useFormats();
  const counts = useShelfCounts();
  return (
    <Container>
      <ListHeader>
        <Typography variant="h1">{t.shopByCategory}</Typography>
      </ListHeader>
      <Shelves>
        {COLLECTIONS.map(({ id }, at) => (
          <li key={id}>
            <Card to={paths.category(id)}>
              <Frame>
                <Picture
                  files={sitePicture(`category-${id}`, [320, 640], 4 / 5)}
                  alt=""
                  sizes="(min-width: 720px) 23vw, 46vw"
                  eager={at < CARDS_IN_SIGHT}
                />
              </Frame>
              <Typography variant="h4" component="h2">
                {labels.collections[id].label}
              </Typography>
              <p>{labels.collections[id].description}</p>
              {/* Its line is kept free until the shop has counted: nothing moves, and nothing is guessed. */}
              <small>
                {counts.state === 'ready' ? t.onShelf(number(counts.value.get(id) ?? 0)) : '\u00a0'}
              </small>
            </Card>
          </li>
        ))}
      </Shelves>
      <Else>
        <Typography variant="h3" component="h2">
          {t.notFoundIt}
        </Typography>
        <p>{t.notFoundItText}</p>
        <div>
          <ButtonLink to={paths.products()}>{moreProducts}</ButtonLink>
          <ButtonLink variant="outlined" to={paths.contact()}>
            {t.contactUs}
          </ButtonLink>
        </div>
      </Else>
    </Container>
  );
}

/** Eight: rows of two or of four, that none stands alone. */
const Shelves = styled(Grid)(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (min-width: 720px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));

const Card = styled(Link)(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '& h2': { overflowWrap: 'anywhere' },
  '& > p': { margin: '4px 0 6px', color: theme.vars.palette.text.secondary, lineHeight: 1.4 },
  '& > small': { fontSize: '0.9375rem', fontWeight: 600 },
  '& img': { transition: `transform ${motion.slow} ${motion.settle}` },
  '&:hover img': { transform: 'scale(1.035)' },
  '&:hover h2': { textDecoration: 'underline dashed 2px', textUnderlineOffset: '0.25em' },
}));

const Frame = styled('div')(({ theme }) => ({
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  marginBottom: 10,
  background: theme.vars.palette.cloth,
}));

const Else = styled('section')(({ theme }) => ({
  marginTop: 'clamp(48px, 7vw, 88px)',
  padding: 'clamp(24px, 4vw, 48px)',
  background: theme.vars.palette.cloth,
  '& > p': { margin: '8px 0 20px', maxWidth: '52ch' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 12 },
}));
