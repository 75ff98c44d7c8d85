import { readCsvTable } from '../csv/read-csv-table.ts';
import { writeCsv } from '../csv/write-csv.ts';
import { NO_MONEY, type Paisa } from '../money/paisa.ts';
import { paisaFromTaka } from '../money/taka.ts';
import { productCsvMessages } from '../product-csv/product-csv-messages.ts';
import { fixedText } from '../text/message.ts';
import { MAX_STATEMENT_ROWS } from './settlement.ts';
import { settlementMessages } from './settlement-messages.ts';
import type { StatementLine } from './statement.ts';

/** The columns of a statement as CSV. `fee` is the collection fee; without the column, or empty, it is not stated. */
const STATEMENT_COLUMNS = ['invoice', 'collected', 'charge', 'fee'] as const;
type StatementColumn = (typeof STATEMENT_COLUMNS)[number];

/** The longest invoice of a courier, in characters (docs/reference/couriers-and-sms.md 1.3). */
const MAX_INVOICE = 100;
const INVOICE_TOO_LONG = fixedText(settlementMessages.invoiceTooLong, { most: MAX_INVOICE });

/** A fault and its place in the spreadsheet. */
interface StatementCsvFault {
  readonly row: number;
  readonly column: string;
  readonly message: string;
}

interface ReadStatement {
  readonly lines: readonly StatementLine[];
  /** With a fault the file is not imported. */
  readonly faults: readonly StatementCsvFault[];
}

/** What is wrong with the file itself is worded as for a file of products, but for its rows. */
const FAULTS = {
  ...productCsvMessages,
  'no-rows': settlementMessages['no-rows'],
  'too-many-rows': settlementMessages['too-many-rows'],
} as const;

/** Reads the parcels of a statement from a CSV file. A parcel may stand in it twice: that is for the comparison to find. */
export function readStatementCsv(file: string): ReadStatement {
  const table = readCsvTable(file, {
    columns: STATEMENT_COLUMNS,
    required: ['invoice', 'collected', 'charge'],
    ignored: ['parcel', 'consignment', 'status', 'note'],
    maxRows: MAX_STATEMENT_ROWS,
  });
  const faults: StatementCsvFault[] = table.faults.map(({ reason, ...place }) => ({
    ...place,
    message: FAULTS[reason],
  }));
  const lines = table.records.map(({ row, cells }) =>
    readLine(cells, (column, message) => faults.push({ row, column, message })),
  );
  return { lines, faults };
}

type Report = (column: StatementColumn, message: string) => void;

function readLine(cells: Readonly<Record<StatementColumn, string>>, report: Report): StatementLine {
  const amountIn = (column: StatementColumn): Paisa => {
    const amount = paisaFromTaka(cells[column]);
    if (amount === undefined) report(column, settlementMessages.amountInvalid);
    return amount ?? NO_MONEY;
  };
  const { invoice } = cells;
  if (invoice === '') report('invoice', settlementMessages.invoiceMissing);
  if (invoice.length > MAX_INVOICE) report('invoice', INVOICE_TOO_LONG);
  return {
    invoice: invoice.slice(0, MAX_INVOICE),
    collected: amountIn('collected'),
    charge: amountIn('charge'),
    fee: cells.fee === '' ? null : amountIn('fee'),
  };
}

/** Returns the file that staff fill in: the headings and two examples. */
export function statementCsvTemplate(): string {
  return writeCsv([
    [...STATEMENT_COLUMNS],
    [{ code: 'ORD-20261128-ACDEF-1' }, 1250, 80, 12.5],
    [{ code: 'ORD-20261128-GHJKM-1' }, 960, 80, 9.6],
  ]);
}
