import { calls } from '@nargisus/domain/contract';
import { settlementMessages } from '@nargisus/domain/settlements';
import { routesWith } from '../http/route.ts';
import { decideSettlementRow } from './decide-row.ts';
import { importCsvStatement } from './import-csv-statement.ts';
import { journalFile } from './journal-file.ts';
import type { JournalRepository } from './journal.repository.ts';
import { requestStatements } from './request-statements.ts';
import type { SettlementRepositories } from './settlement-dependencies.ts';

const { route } = routesWith<
  SettlementRepositories & { readonly journal: JournalRepository },
  { readonly now: () => Date }
>();

/** Statements of couriers (docs/adr/0079). */
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
];

/** The journal as a file: the function `documents` answers it. */
export const journalRoutes = [
  route(calls.downloadJournal, ({ query }, { journal }) => Promise.resolve(journalFile(journal, query))),
];
