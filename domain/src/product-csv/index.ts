export { columnOfField, MAX_CSV_PRODUCTS, type ProductColumn } from './columns.ts';
export { productCsvMessages } from './product-csv-messages.ts';
export {
  readProductCsv,
  type CsvPicture,
  type CsvProduct,
  type ProductCsvFault,
  type ReadProducts,
} from './read-product-csv.ts';
export { productCsvTemplate } from './template.ts';
export { writeFaultyRows } from './faulty-rows.ts';
export { writeProductCsv } from './write-product-csv.ts';
