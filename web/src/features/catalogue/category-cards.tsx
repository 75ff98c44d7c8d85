import { Text } from '#ui/text.tsx';
import { COLLECTIONS } from '@nargisus/domain/catalogue';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useCollectionCounts } from '#data/catalogue/product-queries.ts';
import { catalogueLabelStrings } from '#locales/en/catalogue-labels.ts';
import { productListStrings } from '#locales/en/product-lists.ts';
import { shopCategoryStrings } from '#locales/en/shop-categories.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { PictureFrame } from '#ui/picture-frame.tsx';
import { sitePicture } from '#ui/site-picture.ts';
import { Container } from '#ui/container.tsx';
import { countUpTo } from './count-up-to.ts';
import { CuratedCards } from './curated-cards.tsx';
import { ListHeader } from './list-header.tsx';
import { Grid, EAGER_CARDS } from './product-grid.tsx';
import css from './category-cards.module.css';
import productCard from './product-card.module.css';

/** Renders a card per collection and two links (docs/reference/specification.md 2, Shop By Category). */
export function CategoryCards() {
  const t = useStrings(shopCategoryStrings);
  const { moreProducts } = useStrings(productListStrings);
  const labels = useStrings(catalogueLabelStrings);
  const { number } = useFormats();
  const counts = useCollectionCounts();
  return (
    <Container>
      <ListHeader>
        <Text variant="h1">{t.shopByCategory}</Text>
      </ListHeader>
      <Grid className={css.cards}>
        {COLLECTIONS.map(({ id }, position) => (
          <li key={id}>
            <Link className={classNames(productCard.card, css.card)} to={paths.category(id)}>
              <PictureFrame className={css.frame}>
                <Picture
                  files={sitePicture(`category-${id}`, [320, 640], 4 / 5)}
                  alt=""
                  sizes="(min-width: 720px) 23vw, 46vw"
                  eager={position < EAGER_CARDS}
                />
              </PictureFrame>
              <Text variant="h4" as="h2">
                {labels.collections[id].label}
              </Text>
              <p>{labels.collections[id].description}</p>
              {/* A blank line until the counts arrive, so that the layout does not shift. */}
              <small>
                {counts.state === 'ready'
                  ? t.itemCount(countUpTo(counts.value.get(id) ?? 0, number))
                  : '\u00a0'}
              </small>
            </Link>
          </li>
        ))}
      </Grid>
      <CuratedCards />
      <section className={css.more}>
        <Text variant="h3" as="h2">
          {t.notFoundIt}
        </Text>
        <p>{t.notFoundItText}</p>
        <div>
          <ButtonLink to={paths.products()}>{moreProducts}</ButtonLink>
          <ButtonLink variant="outlined" to={paths.contact()}>
            {t.contactUs}
          </ButtonLink>
        </div>
      </section>
    </Container>
  );
}
