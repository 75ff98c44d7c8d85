/** Validation errors of the home page's settings. */
export const homeMessages = {
  slidesMissing: 'The banner needs a slide',
  tooManySlides: 'At most {count} slides',
  pictureMissing: 'Choose a picture',
  categoryMissing: 'The slide needs a line above its title',
  titleMissing: 'The slide needs a title',
  linkInvalid: 'Enter a page of this shop that begins with /, for example /category/summer',
  tooManyRows: 'At most {count} rows',
  rowSourceUnknown: 'Choose what the row shows',
  rowCountInvalid: 'Choose 1 to {count} products',
  offerTextMissing: 'The strip needs a text',
  offerEndsBefore: 'The last day must not be before the first',
} as const;
