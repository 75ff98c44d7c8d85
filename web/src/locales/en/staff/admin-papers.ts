import { defineStrings } from '../../define-strings.ts';

/** Papers of orders: slips, labels, pick lists, tax invoices; and packing by scanner. */
export const adminPapersStrings = defineStrings('adminPapers', {
  print: 'Print',
  preparing: 'Preparing...',
  papers: {
    slips: 'Packing slips',
    labels: 'Labels (3 × 4 inch)',
    'labels-a4': 'Labels, four to A4',
    'pick-list': 'Pick list',
  },
  taxInvoices: 'Tax invoices (Mushak-6.3)',
  nothing: 'None of the chosen orders may be sent.',
  failed: (paper: string) => `Failed to download: ${paper}`,
  done: (paper: string, orders: string) => `${paper}: ${orders} downloaded.`,
  missing: 'deleted',

  packing: 'Pack by scanner',
  packingText: 'Scan each piece, or type its barcode or SKU and press Enter. With a size: PAN-1 L.',
  scan: 'Barcode or SKU',
  scanned: (packed: string, all: string) => `${packed} of ${all} pieces packed`,
  line: (packed: string, all: string) => `${packed} of ${all}`,
  packed: (name: string, size: string) => `${name}, ${size}: packed`,
  complete: 'All pieces are packed.',
  restart: 'Start again',
  codesMissing: (names: string) => `Neither a barcode nor a SKU: ${names}. Use the product ID.`,
  codesFailed: 'Failed to load the codes of the products',
  refusals: {
    'wrong-item': (code: string, _name: string, _size: string) => `${code} is not in this order`,
    'wrong-size': (_code: string, name: string, size: string) =>
      `Wrong size: this order has ${name} in ${size}`,
    'size-needed': (_code: string, name: string, size: string) =>
      `${name} is in this order in ${size}: scan the size, too`,
    'already-packed': (_code: string, name: string, size: string) =>
      `One too many: ${name}, ${size}, is packed already`,
  },
});
