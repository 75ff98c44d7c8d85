export { productRowMessages } from './product-row-messages.ts';
export { catalogueMessages, OUT_OF_STOCK, SIZE_NOT_MADE, TOO_MANY_PICTURES } from './catalogue-messages.ts';
export { CATEGORIES, CATEGORY_LABELS, DEFAULT_CATEGORY, type Category } from './categories.ts';
export {
  DEFAULT_SIZE,
  DEFAULT_SIZING,
  MAX_SIZES,
  SIZE_PATTERN,
  SIZE_SYSTEMS,
  sizesOf,
  sizesOfSystem,
  sizingOf,
  SIZINGS,
  type Size,
  type Sized,
  type Sizing,
} from './sizes.ts';
export {
  availabilityOfSize,
  fewPiecesLeft,
  isSizeSoldOut,
  isSoldOut,
  startingSizeOf,
  type Stocked,
} from './product-availability.ts';
export { isSizeForSale, sizesBackInStock, waitableSizes } from './back-in-stock.ts';
export { defaultSizeOf, hasSizes, lineSizing } from './size-choice.ts';
export { readSizes } from './read-sizes.ts';
export { suggestedSizing } from './suggest-sizing.ts';
export { ENGLISH_SIZES, sizeLabel, type SizedLine, type SizeTexts } from './size-label.ts';
export {
  UNAVAILABLE_REASONS,
  unavailableReason,
  type Purchasable,
  type UnavailableReason,
} from './unavailable-reason.ts';
export { availabilitySchema, type Availability, type SizeAvailability } from './availability.ts';
export { makeProductId, PRODUCT_ID_PATTERN, productIdSchema } from './product-id.ts';
export { IMAGE_HEAD_BYTES, imageTypeOf, isAnimated } from './image-content.ts';
export { imageError, IMAGE_TYPES, MAX_IMAGE_BYTES, type ImageKind, type ImageType } from './image-limits.ts';
export { IMAGE_URL_PATTERN, imageUrlSchema, MAX_IMAGE_URL_LENGTH } from './image-url.ts';
export { MAX_CARE, MAX_COLOUR_NAME, MAX_DESCRIPTION, MAX_FACT, MAX_PRODUCT_NAME } from './text-limits.ts';
export { type Colour, type StyleColour } from './product-details.ts';
export { DETAIL_FIELDS, detailsAfter, withoutDetails } from './product-detail-form.ts';
export { MAX_STYLE_COLOURS, styleColours } from './style-colours.ts';
export { MAX_PRICE } from './price.ts';
export { type Sale } from './sale.ts';
export {
  asOf,
  compareAtPriceOf,
  nextPriceChange,
  percentOff,
  priceAt,
  priceConflict,
  regularPriceOf,
  type Priced,
} from './price-at.ts';
export { listedProduct } from './listed-product.ts';
export { localized, type Bilingual } from './localized.ts';
export {
  MAX_RENDITIONS,
  nextVersion,
  productSchema,
  productVersionSchema,
  renditionSchema,
  versionOf,
  type Product,
  type Rendition,
} from './product.ts';
export {
  buildProduct,
  chosenSizes,
  productEditSchema,
  productFormSchema,
  withRegularPrice,
  type ProductEdit,
  type ProductInput,
} from './product-form.ts';
export {
  BULK_FIELDS,
  bulkEditRow,
  MAX_BULK_PRODUCTS,
  planBulkEdit,
  PRICE_CHANGES,
  undoBulkEditRow,
  type BulkEdit,
  type BulkField,
  type BulkValues,
  type CompareAtChange,
  type PlannedBulkEdit,
  type PriceChange,
  type PriceChangeKind,
} from './bulk-edit.ts';
export { editProduct } from './edit-product.ts';
export { planProductRow, type PlannedRow } from './plan-product-row.ts';
export {
  FILE_PICTURE,
  MAX_ROWS_PER_REQUEST,
  productRowSchema,
  ROW_OUTCOMES,
  rowResultSchema,
  type ProductRow,
  type RowResult,
} from './product-row.ts';
export { currentCost, productCostSchema, withCost, type ProductCost } from './product-cost.ts';
export {
  areSamePictures,
  AUDITED_FIELDS,
  changedFields,
  EDITED_FIELDS,
  editedOf,
  mergeEdits,
  type AuditedField,
  type ConflictField,
  type Edited,
  type EditedField,
  type FieldConflict,
} from './product-edits.ts';
export {
  ASSIGNABLE_COLLECTIONS,
  COLLECTIONS,
  COLLECTION_IDS,
  isInCollection,
  type AssignableCollection,
  type Collection,
  type CollectionId,
} from './collections.ts';
export { collectionSlugSchema } from './collection-slug.ts';
export { collectionsOf, suggestedCollections } from './suggest-collections.ts';
export {
  CATALOGUE_CHUNKS,
  catalogueChunkOf,
  catalogueChunkSchema,
  catalogueEntryOf,
  catalogueEntrySchema,
  storedEntry,
  type CatalogueEntry,
} from './catalogue-entry.ts';
export { MOST_INDEXED } from './most-indexed.ts';
export { changedRating, ratingAverage, type Rating } from './rating.ts';
export { MOST_PARTS, MOST_PER_PART, sitemapParts, sitemapSlotOf, slotsOfPart } from './sitemap-parts.ts';
export { cardOf, type CardProduct } from './card-image.ts';
export { MAX_ALT, MAX_PICTURES, type EditedPicture, type Picture } from './picture.ts';
export { editedPicturesOf, picturesOf, thumbnailOf, type ShownPicture } from './pictures-of.ts';
export { savedPictures } from './saved-pictures.ts';
export { packRenditions, spreadRenditions } from './rendition-pattern.ts';
export {
  areAtStorage,
  PAGE_WIDTH,
  PRODUCT_IMAGES,
  RENDITION_FORMATS,
  isRenditionName,
  RENDITION_WIDTHS,
  renditionAt,
  renditionsOf,
  renditionPath,
  renditionsOfImage,
  storedBucketOf,
  storedPathOf,
  storedPathsOf,
  withRenditions,
  type RenditionSize,
  type RenditionFormat,
} from './image-path.ts';
export { COLOUR_FAMILIES, COLOUR_SWATCHES, type ColourFamily } from './colour-families.ts';
export {
  FILTERED_SIZINGS,
  SIZE_FILTERS,
  sizeFilterOf,
  sizeFiltersOf,
  sizeOfFilter,
  type SizeFilter,
} from './size-filter.ts';
export { LIST_STEP } from './list-step.ts';
export { filterEntries, filtersToRemove, sortEntries } from './filter-entries.ts';
export {
  activeFilters,
  filtersOf,
  isFirstPage,
  isUnfiltered,
  readListQuery,
  SORTS,
  WHOLE_LIST,
  WITHOUT_FILTERS,
  withoutFilter,
  writeListQuery,
  type ListFilter,
  type ListQuery,
  type Sort,
} from './list-query.ts';
export {
  MAX_PRICE_TEXT,
  readPriceRange,
  type PriceError,
  type PriceRange,
  type TypedPriceRange,
} from './price-range.ts';
