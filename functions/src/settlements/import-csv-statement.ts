import { ShopError, type PartOf, type calls } from '@nargisus/domain/contract';
import { importedSettlement, readStatementCsv, type Settlement } from '@nargisus/domain/settlements';
import { startOfDhakaDay } from '@nargisus/domain/time';
import type { Caller } from '../http/authenticate.ts';
import { importAudit } from './import-audit.ts';
import type { SettlementRepositories } from './settlement-dependencies.ts';

/** Faults that one answer lists. */
const MOST_FAULTS = 100;

interface Request {
  readonly body: PartOf<typeof calls.importStatement, 'body'>;
  readonly caller: Caller;
  readonly now: Date;
}

/**
 * Imports a statement from a CSV file; one that was imported before stays as it is.
 * @throws ShopError 'invalid' with an error for each wrong cell
 */
export async function importCsvStatement(
  { settlements }: Pick<SettlementRepositories, 'settlements'>,
  { body, caller, now }: Request,
): Promise<{ readonly settlement: Settlement; readonly isNew: boolean }> {
  const { courier, reference, paid, paidOn, file } = body;
  const { lines, faults } = readStatementCsv(file);
  if (faults.length > 0) {
    const fields = Object.fromEntries(
      faults.slice(0, MOST_FAULTS).map(({ row, column, message }) => [`file.${row}.${column}`, message]),
    );
    throw new ShopError('invalid', faults[0]!.message, { fields });
  }
  const paidAt = paidOn && startOfDhakaDay(paidOn);
  const imported = importedSettlement(
    { courier, reference, paidAt, paid, lines },
    { source: 'csv', by: caller.uid, now },
  );
  return settlements.import(imported, importAudit(imported.settlement));
}
