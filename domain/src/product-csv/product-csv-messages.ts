/** What is wrong with a CSV file of products, beside what the product form itself reports. */
export const productCsvMessages = {
  'unclosed-quote': 'A quotation mark is not closed',
  'text-after-quote': 'There is text behind a closing quotation mark',
  'no-rows': 'There is no product below the heading',
  'too-many-rows': 'A file can have at most 5,000 products: please split it',
  'missing-column': 'This column is missing',
  'unknown-column': 'This column is unknown: please use the headings of the template',
  'repeated-column': 'This column stands twice',
  'too-many-cells': 'There are more cells than headings',
  yesOrNo: 'Please write yes or no',
  unknownCollection: 'Unknown shelf',
  sameRow: 'This product stands in row {row} already',
  stockInvalid: 'Please write sizes with whole numbers of pieces, such as M=10; L=5',
  timeInvalid: 'Please write date and time as 2026-11-24 18:00',
  fileMissing: 'Please choose the picture file {name} beside the table',
} as const;
