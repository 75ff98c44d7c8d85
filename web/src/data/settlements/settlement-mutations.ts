import { settlementCalls, type SentPartOf } from '@nargisus/domain/contract';
import type { CourierName } from '@nargisus/domain/couriers';
import type { RowDecision } from '@nargisus/domain/settlements';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';
import { downloadFile } from '../api/download-file.ts';

/** Has the courier's new statements fetched. */
export const requestStatements = (courier: CourierName) =>
  callApiAuthenticated(settlementCalls.requestStatements, { params: { courier } });

/** Imports a statement from a CSV file. Rejects with ShopError, 'invalid' with an error for each wrong cell. */
export const importStatement = (body: SentPartOf<typeof settlementCalls.importStatement, 'body'>) =>
  callApiAuthenticated(settlementCalls.importStatement, { body });

/** Records what staff decide about a row. Rejects with ShopError, 'conflict' when a colleague has settled it. */
export const decideRow = (id: string, row: string, decision: RowDecision) =>
  callApiAuthenticated(settlementCalls.decideSettlementRow, { params: { id, row }, body: decision });

/** Downloads the journal of a range of days as CSV. Rejects with ShopError. */
export async function downloadJournal(from: string, to: string): Promise<void> {
  const query = new URLSearchParams({ from, to });
  await downloadFile(`${settlementCalls.downloadJournal.path}?${query}`, `journal-${from}-${to}.csv`);
}
