import { CATEGORY_LABELS, COLLECTIONS, type CollectionId } from '@nargisus/domain/catalogue';
import { defineStrings } from '../define-strings.ts';

interface CollectionLabels {
  readonly label: string;
  readonly description: string;
}

/** Labels of the product categories and of the collections of /category. */
export const catalogueLabelStrings = defineStrings('catalogueLabels', {
  categories: CATEGORY_LABELS,
  collections: Object.fromEntries<CollectionLabels>(COLLECTIONS.map((it) => [it.id, it])) as Record<
    CollectionId,
    CollectionLabels
  >,
});
