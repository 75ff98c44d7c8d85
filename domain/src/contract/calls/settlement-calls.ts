import * as z from 'zod/mini';
import { courierMessages } from '../../couriers/courier-messages.ts';
import { COURIERS } from '../../couriers/parcel.ts';
import { isJournalRange, MAX_JOURNAL_DAYS } from '../../ledger/journal-range.ts';
import { paisaFromTaka } from '../../money/taka.ts';
import { reportDaySchema } from '../../reports/report-day.ts';
import { rowDecisionSchema } from '../../settlements/row-decision.ts';
import {
  referenceDigits,
  rowIdSchema,
  settlementIdSchema,
  settlementRowSchema,
  settlementSchema,
} from '../../settlements/settlement.ts';
import { settlementMessages } from '../../settlements/settlement-messages.ts';
import { statementImportSchema } from '../../settlements/statement-import.ts';
import { fixedText } from '../../text/message.ts';
import { call, noData } from '../call.ts';

/** The longest CSV file of a statement, in characters: 2,000 rows take about 90,000. */
const MAX_STATEMENT_FILE = 200_000;

const courier = z.enum(COURIERS, courierMessages.unknownCourier);

const referenceSchema = z.string(settlementMessages.referenceInvalid).check(
  z.trim(),
  z.refine((text) => /^[0-9]{1,20}$/.test(referenceDigits(text)), settlementMessages.referenceInvalid),
);

/** Statements of couriers (docs/adr/0079). A call imports them or records a decision; the worker settles their rows. */
export const settlementCalls = {
  /** Has the courier's new statements fetched through its API. The record statementImports/{courier} says how it went. */
  requestStatements: call({
    method: 'POST',
    path: '/api/couriers/{courier}/statements',
    access: 'staff',
    rights: ['money'],
    params: z.object({ courier }),
    status: 202,
    data: statementImportSchema,
  }),
  /**
   * Imports a statement from a CSV file (`invoice,collected,charge,fee`). A statement that is there already is answered 200, and
   * stays as it is. 400 with an error for each wrong cell, as `file.{row}.{column}`.
   */
  importStatement: call({
    method: 'POST',
    path: '/api/settlements',
    access: 'staff',
    rights: ['money'],
    maxBytes: 2 * MAX_STATEMENT_FILE + 10_000,
    body: z.object({
      courier,
      reference: referenceSchema,
      /** What was paid out; without it, what the rows add up to. */
      paid: z._default(
        z.nullable(
          z.pipe(
            z
              .union([z.number(), z.string()], settlementMessages.paidInvalid)
              .check(
                z.refine((amount) => paisaFromTaka(amount) !== undefined, settlementMessages.paidInvalid),
              ),
            z.transform((amount) => paisaFromTaka(amount)!),
          ),
        ),
        null,
      ),
      paidOn: z._default(z.nullable(reportDaySchema), null),
      file: z.string().check(z.maxLength(MAX_STATEMENT_FILE, settlementMessages.fileTooLong)),
    }),
    status: 201,
    data: settlementSchema,
  }),
  /**
   * Decides a row that does not match: 'accept' posts it, with the difference to `account`; 'dispute' keeps it open; 'compare'
   * compares it again. 409 when it is not open.
   */
  decideSettlementRow: call({
    method: 'POST',
    path: '/api/settlements/{id}/rows/{row}',
    access: 'staff',
    rights: ['money'],
    params: z.object({ id: settlementIdSchema, row: rowIdSchema }),
    body: rowDecisionSchema,
    data: settlementRowSchema,
  }),
  /** The journal of a range of Dhaka days as CSV, oldest first: a row for each line of each posting. */
  downloadJournal: call({
    method: 'GET',
    path: '/api/ledger/journal',
    access: 'staff',
    rights: ['money'],
    answers: 'file',
    query: z.object({ from: reportDaySchema, to: reportDaySchema }).check(
      z.refine(({ from, to }) => isJournalRange(from, to), {
        path: ['to'],
        error: fixedText(settlementMessages.rangeInvalid, { days: MAX_JOURNAL_DAYS }),
      }),
    ),
    data: noData,
  }),
};
