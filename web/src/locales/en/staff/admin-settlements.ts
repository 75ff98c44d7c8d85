import type { CashAge } from '@nargisus/domain/desk';
import type { DifferenceAccount, RowMatch, RowState, StatementImport } from '@nargisus/domain/settlements';
import { defineStrings } from '../../define-strings.ts';

const states: Readonly<Record<RowState, string>> = {
  imported: 'Being compared',
  settled: 'Settled',
  waiting: 'Waits for you',
  disputed: 'Disputed',
  accepted: 'Accepted',
};

const matches: Readonly<Record<RowMatch, string>> = {
  matched: 'Matches',
  short: 'Too little was paid',
  over: 'Too much was paid',
  'fee-wrong': 'The charges are not those agreed',
  unknown: 'The shop has no such parcel',
  'not-due': 'No cash of this parcel is due',
  'settled-before': 'Was paid before',
};

const accounts: Readonly<Record<DifferenceAccount, string>> = {
  loss: 'Loss',
  'courier-fees': 'Courier charges',
  rounding: 'Rounding',
};

const importErrors: Readonly<Record<NonNullable<StatementImport['error']>, string>> = {
  'no-answer': 'The courier did not answer as expected. Please try again later.',
  blocked: 'The courier takes nothing from the shop at the moment. An order’s page says why.',
  'too-large': 'A statement has more rows than can be imported. Ask the courier for smaller ones.',
};

const ages: Readonly<Record<CashAge, string>> = {
  '0-3': 'Up to 3 days',
  '4-7': '4 to 7 days',
  '8-14': '8 to 14 days',
  '15+': '15 days or more',
};

/** The Settlements tab: statements of the courier, their rows, and the journal. */
export const adminSettlementsStrings = defineStrings('adminSettlements', {
  title: 'Settlements',
  about:
    'What the courier says that it paid out, compared with the parcels that it delivered. Rows that match are settled by themselves; the others wait for you.',
  failed: 'Failed to load the statements',
  none: 'No statement has been imported yet.',
  list: 'Statements',
  fetch: (courier: string) => `Fetch from ${courier}`,
  fetching: 'The statements are being fetched…',
  fetched: (count: number, shown: string, at: string) =>
    count === 0
      ? `Fetched ${at}: nothing new.`
      : `Fetched ${at}: ${shown} new ${count === 1 ? 'statement' : 'statements'}.`,
  fetchFailed: (at: string, why: string) => `Fetched ${at}. ${why}`,
  importErrors,
  importCsv: 'Import a CSV file',
  actionFailed: 'Failed to save. Please try again.',

  importTitle: 'Import a statement',
  importAbout:
    'Save the courier’s statement as CSV with these headings in its first row, and one parcel in each row below.',
  headings: [
    'invoice: the number of the parcel, as the shop gave it to the courier',
    'collected: the cash that the rider collected, in taka; below zero when the courier takes money back',
    'charge: the delivery charge of the parcel',
    'fee: the collection fee of the parcel; leave the column out if the statement has it in its sum only',
  ],
  template: 'Download the template',
  reference: 'Number of the statement',
  referenceHint: 'For example SFC-88213. A statement that was imported already stays as it is.',
  paid: 'Paid out, in taka',
  paidHint: 'Leave it empty when the statement does not say it.',
  paidOn: 'Paid on',
  file: 'The statement as CSV',
  chooseFile: 'Choose a file',
  preview: 'Preview',
  previewOf: (parcels: number, shown: string) => (parcels === 1 ? '1 parcel' : `${shown} parcels`),
  previewMore: (shown: string) => `and ${shown} more`,
  faults: 'Correct these cells and choose the file again. Nothing is imported before.',
  import: 'Import',
  importing: 'Importing...',
  cancel: 'Cancel',
  fileMissing: 'Please choose a file',
  fileUnreadable: 'The file cannot be read',

  columns: {
    statement: 'Statement',
    paidAt: 'Paid on',
    parcels: 'Rows',
    paid: 'Paid out',
    open: 'Open',
  },
  waits: (shown: string) => `${shown} open`,
  comparing: 'Being compared',
  allSettled: 'Settled',
  unknownDay: '–',

  back: 'All statements',
  missing: 'There is no such statement.',
  statement: (courier: string, reference: string) => `${courier}, statement ${reference}`,
  source: { api: 'Fetched from the courier', csv: 'Imported from a CSV file' },
  importedAt: (source: string, at: string) => `${source} on ${at}`,
  sums: { collected: 'Collected', charges: 'Charges', paid: 'Paid out', posted: 'Of it settled' },
  show: 'Rows',
  all: (shown: string) => `All (${shown})`,
  countOf: (state: string, shown: string) => `${state} (${shown})`,
  states,
  matches,
  accounts,
  rows: 'Rows of the statement',
  rowsFailed: 'Failed to load the rows',
  noRows: 'No row is in this state.',
  rowColumns: {
    parcel: 'Parcel',
    collected: 'Collected',
    owed: 'Owed',
    charges: 'Charges',
    result: 'Result',
    step: 'Next step',
  },
  rest: 'Sum of the statement',
  agreed: (amount: string) => `agreed: ${amount}`,
  noted: (note: string) => `“${note}”`,
  toAccount: (account: string) => `Difference: ${account}`,
  decide: 'Decide',
  decideRow: (parcel: string) => `Decide ${parcel}`,

  decideTitle: (parcel: string) => `Decide ${parcel}`,
  choice: 'What to do',
  choices: {
    accept: 'Accept',
    dispute: 'Dispute',
    compare: 'Compare again',
  },
  choiceTexts: {
    accept: 'The row is settled as it is. The difference goes where you say.',
    dispute: 'The row stays open until the courier has answered. Nothing is posted.',
    compare: 'After a delivery was recorded or the agreed charges were corrected.',
  },
  account: 'The difference goes to',
  noAccount: 'Please choose',
  note: 'Why',
  noteHint: 'For the audit log.',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Saved.',

  journal: 'Journal',
  journalAbout: 'Every posting of collected cash in a range of days, as a CSV file for the accounts.',
  from: 'From',
  to: 'To',
  download: 'Download the journal',
  downloading: 'Is being prepared…',
  downloadFailed: 'Failed to download the journal',
  downloaded: 'The download has started.',

  ages,
  dueSince: 'Due since',
  owed: 'Owed',
  toSettlements: 'Settlements',
  cash: 'Cash',
  cashDue: (courier: string, since: string, age: string) => `${courier} owes it since ${since} (${age})`,
  cashPaid: (reference: string) => `Paid out in statement ${reference}`,
});
