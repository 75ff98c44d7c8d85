import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useCollections } from '#data/collections/collection-queries.ts';
import { shopCategoryStrings } from '#locales/en/shop-categories.ts';
import { useFormats } from '#locales/formats.ts';
import { useLocalized } from '#locales/use-localized.ts';
import { useStrings } from '#locales/use-strings.ts';
import { classNames } from '#ui/class-names.ts';
import { CollectionPicture } from '#ui/collection-picture.tsx';
import { PictureFrame } from '#ui/picture-frame.tsx';
import { Text } from '#ui/text.tsx';
import { Grid } from './product-grid.tsx';
import css from './category-cards.module.css';
import productCard from './product-card.module.css';

/** Renders a card per collection that staff keep; nothing without one, or while they cannot be loaded. */
export function CuratedCards() {
  const t = useStrings(shopCategoryStrings);
  const localized = useLocalized();
  const { number } = useFormats();
  const collections = useCollections();
  if (collections.state !== 'ready' || collections.value.length === 0) return null;
  return (
    <section className={css.curated} aria-labelledby="curated-collections">
      <Text variant="h2" id="curated-collections">
        {t.collections}
      </Text>
      <Grid className={css.cards}>
        {collections.value.map((collection) => (
          <li key={collection.id}>
            <Link className={classNames(productCard.card, css.card)} to={paths.category(collection.id)}>
              <PictureFrame className={css.frame}>
                <CollectionPicture collection={collection} sizes="(min-width: 720px) 23vw, 46vw" />
              </PictureFrame>
              <Text variant="h4" as="h3" {...localized(collection, 'name')} />
              <p {...localized(collection, 'description')} />
              <small>{t.itemCount(number(collection.count))}</small>
            </Link>
          </li>
        ))}
      </Grid>
    </section>
  );
}
