import type { CollectionPage } from '@nargisus/domain/collections';
import { useLocalized } from '#locales/use-localized.ts';
import { CollectionPicture } from '#ui/collection-picture.tsx';
import { Container } from '#ui/container.tsx';
import { PictureFrame } from '#ui/picture-frame.tsx';
import { Text } from '#ui/text.tsx';
import { ProductList } from './product-list.tsx';
import { ListHeader } from './list-header.tsx';
import css from './curated-products.module.css';

/** Renders /category/{id} of a collection that staff keep: its picture and texts, and its products with search and filters. */
export function CuratedProducts({ collection }: { collection: CollectionPage }) {
  const localized = useLocalized();
  return (
    <Container>
      <div className={css.head}>
        {collection.image && (
          <PictureFrame className={css.frame}>
            <CollectionPicture collection={collection} sizes="128px" eager />
          </PictureFrame>
        )}
        <ListHeader>
          <Text variant="h1" {...localized(collection, 'name')} />
          <Text tone="secondary" {...localized(collection, 'description')} />
        </ListHeader>
      </div>
      <ProductList collection={collection} />
    </Container>
  );
}
