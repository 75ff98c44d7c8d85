import { calls } from '@nargisus/domain/contract';
import { settlementMessages } from '@nargisus/domain/settlements';
import { routesWith } from '../http/route.ts';
import { decideSettlementRow } from './decide-row.ts';
import { importCsvStatement } from './import-csv-statement.ts';
import { journalFile } from './journal-file.ts';
import type { JournalRepository } from './journal.repository.ts';
import { handInCash } from './hand-in-cash.ts';
import type { RiderCashRepository } from './rider-cash.repository.ts';
import { requestStatements } from './request-statements.ts';
import type { SettlementRepositories } from './settlement-dependencies.ts';

const { route } = routesWith<
  SettlementRepositories & {
    readonly journal: JournalRepository;
    readonly riderCash: RiderCashRepository;
  },
  { readonly now: () => Date }
>();

/** How many hand-ins are listed. */
const LISTED_HAND_INS = 50;

/** Statements of couriers (docs/adr/0079), and the cash of own riders (0090). */
export const settlementRoutes = [
  route(calls.requestStatements, async ({ caller, params: { courier } }, repositories, { now }) => ({
    data: await requestStatements(repositories, { courier, caller, now: now() }),
    message: settlementMessages.requested,
  })),
  route(calls.importStatement, async ({ caller, body }, repositories, { now }) => {
    const { settlement, isNew } = await importCsvStatement(repositories, { body, caller, now: now() });
    const message = isNew ? settlementMessages.imported : settlementMessages.known;
    return { data: settlement, isNew, message };
  }),
  route(calls.decideSettlementRow, async ({ caller, params, body }, repositories, { now }) => ({
    data: await decideSettlementRow(repositories, { ...params, decision: body, caller, now: now() }),
    message: settlementMessages.decided,
  })),
  route(calls.riderCash, async (_request, { riderCash }) => {
    const [riders, handIns] = await Promise.all([riderCash.list(), riderCash.handIns(LISTED_HAND_INS)]);
    return { data: { riders, handIns } };
  }),
  route(calls.handInCash, async ({ caller, body, requestKey }, repositories, { now }) => {
    const { handIn, isNew } = await handInCash(repositories, { caller, form: body, requestKey, now: now() });
    return { data: handIn, isNew, message: settlementMessages.handedIn };
  }),
];

/** The journal as a file: the function `documents` answers it. */
export const journalRoutes = [
  route(calls.downloadJournal, ({ query }, { journal }) => Promise.resolve(journalFile(journal, query))),
];
