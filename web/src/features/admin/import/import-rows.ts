import type { RowResult } from '@nargisus/domain/catalogue';
import {
  columnOfField,
  productCsvMessages,
  type CsvProduct,
  type ProductCsvFault,
} from '@nargisus/domain/product-csv';
import { withParams } from '@nargisus/domain/text';
import type { SentRow } from '#data/catalogue/save-product-rows.ts';

/** The files that were chosen beside the table, by lower-case name, with their hashes. */
export type PictureFiles = ReadonlyMap<string, { readonly file: File; readonly hash: string }>;

const nameOf = (name: string) => name.toLowerCase();

/** Returns the faults of pictures that the table names and nobody chose. */
export function missingFiles(
  products: readonly CsvProduct[],
  chosen: ReadonlySet<string>,
): ProductCsvFault[] {
  return products.flatMap(({ row, pictures = [] }) =>
    pictures
      .filter(({ name, isFile }) => isFile && !chosen.has(nameOf(name)))
      .map(({ name }) => ({
        row,
        column: 'pictures',
        message: withParams(productCsvMessages.fileMissing, { name }),
      })),
  );
}

/**
 * Returns a row as the API takes it: files by their hash, or by the address under which `uploaded` has them. Leaves out what
 * the API would reject with the whole request; the row has a fault already.
 */
export function sentRow(
  { row, id, product, pictures, stock, cost }: CsvProduct,
  files: PictureFiles,
  {
    uploaded,
    fromVersion,
    faulty = [],
  }: {
    readonly uploaded?: ReadonlyMap<string, string>;
    readonly fromVersion?: number | undefined;
    /** The columns with a fault. */
    readonly faulty?: readonly string[];
  } = {},
): SentRow {
  const known = pictures?.flatMap(({ name, isFile, ...texts }) => {
    if (!isFile) return [{ url: name, ...texts }];
    const hash = files.get(nameOf(name))?.hash;
    return hash ? [{ url: uploaded?.get(hash) ?? `file:${hash}`, ...texts }] : [];
  });
  return {
    row,
    ...(id && !faulty.includes('id') && { id }),
    ...(fromVersion !== undefined && { fromVersion }),
    product: { ...product, ...(known && { pictures: known }) },
    ...(stock && { stock }),
    ...(cost !== undefined && !faulty.includes('cost') && { cost }),
  };
}

/** Returns the faults that a rejected row's answer names, by column. */
export function faultsOfResult({ row, errors = {} }: RowResult): ProductCsvFault[] {
  return Object.entries(errors).map(([field, message]) => ({ row, column: columnOfField(field), message }));
}

/** Returns one fault per row and column, the first found, by row. */
export function distinctFaults(faults: readonly ProductCsvFault[]): ProductCsvFault[] {
  const first = new Map<string, ProductCsvFault>();
  for (const fault of faults) {
    const place = `${fault.row} ${fault.column}`;
    if (!first.has(place)) first.set(place, fault);
  }
  return [...first.values()].toSorted((a, b) => a.row - b.row);
}
