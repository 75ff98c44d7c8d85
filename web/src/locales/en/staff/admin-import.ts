import { defineStrings } from '../../define-strings.ts';

/** The import and the export of products. */
export const adminImportStrings = defineStrings('adminImport', {
  title: 'Import Products',
  importProducts: 'Import',
  about:
    'Put many products into the shop from a table: fill in the template, check it, then import. Nothing is saved before you confirm.',
  stepTemplate: '1. Fill in the template',
  templateHint:
    'It has an example of each kind of product; delete those rows. Open it in Excel or Google Sheets and save it as CSV.',
  template: 'Download the template',
  notes: [
    'Each product needs an SKU or an ID of its own. A product that exists is changed, any other is added.',
    'A column that you leave out stays as it is in the shop.',
    'Stock counts only for sizes that have never been counted.',
    'Pictures: web addresses, or the names of files that you choose below.',
  ],
  stepFiles: '2. Choose your files',
  table: 'Table (CSV)',
  chooseTable: 'Choose the table',
  pictures: 'Pictures',
  choosePictures: 'Choose pictures',
  picturesHint: 'Only for names of files in the column pictures.',
  pictureCount: (count: number, shown: string) =>
    count === 1 ? '1 picture chosen' : `${shown} pictures chosen`,
  check: 'Check',
  checking: (done: string, all: string) => `Checking ${done} of ${all}`,
  stepResult: '3. Check and import',
  counts: { created: 'New', updated: 'Changed', unchanged: 'As in the shop', faulty: 'With faults' },
  noFaults: 'No faults were found.',
  faults: 'Faults',
  row: 'Row',
  column: 'Column',
  fault: 'What is wrong',
  moreFaults: (count: string) => `${count} more faults are in the file of faulty rows.`,
  downloadFaulty: 'Download the faulty rows',
  nothing: 'There is nothing to import: the shop has all of it.',
  nothingSound: 'No row can be imported. Please correct the file and choose it again.',
  importRows: (count: number, shown: string) =>
    count === 1 ? 'Import 1 product' : `Import ${shown} products`,
  leavesOut: (count: number, shown: string) =>
    count === 1 ? '1 row with faults is left out.' : `${shown} rows with faults are left out.`,
  importing: (done: string, all: string) => `Importing ${done} of ${all}`,
  stop: 'Stop',
  goOn: 'Continue',
  paused: (done: string, all: string) => `Stopped: ${done} of ${all} are saved.`,
  done: (created: string, updated: string) => `Imported: ${created} new, ${updated} changed.`,
  someRejected: (count: number, shown: string) =>
    count === 1 ? '1 row was not saved.' : `${shown} rows were not saved.`,
  downloadResult: 'Download the result',
  toProducts: 'See the products',
  toStock: 'Count the stock',
  again: 'Choose other files',
  outcomes: {
    created: 'added',
    updated: 'changed',
    unchanged: 'as it was',
    rejected: 'not saved',
    open: 'not yet',
  },
  exportProducts: 'Export',
  exporting: (count: string) => `Exporting: ${count}`,
  exportFailed: 'The products could not be exported. Please try again.',
  emptyText: 'Add the first one by hand, or put a whole season in at once from a table.',
});
