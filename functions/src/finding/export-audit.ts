import {
  auditCsvHead,
  auditCsvRows,
  MAX_EXPORTED_ENTRIES,
  type AuditEntry,
  type AuditFilter,
} from '@nargisus/domain/audit';
import type { Caller } from '../http/authenticate.ts';
import { exportFile, requireFewRows } from './export-file.ts';
import { auditSearchOf, type AuditRepositories } from './search-audit.ts';

/**
 * Returns the entries that a search of the audit log finds as a CSV file.
 * @throws ShopError 'conflict' for more than MAX_EXPORTED_ENTRIES
 */
export async function exportAudit(
  repositories: AuditRepositories,
  { filter, caller, now }: { filter: AuditFilter; caller: Caller; now: Date },
) {
  const { auditSearch, users } = repositories;
  const search = await auditSearchOf(repositories, filter);
  requireFewRows(await auditSearch.countUpTo(search, MAX_EXPORTED_ENTRIES + 1), MAX_EXPORTED_ENTRIES);
  const names = new StaffNames(users);
  return exportFile<AuditEntry>(
    {
      name: 'audit',
      head: auditCsvHead(),
      pages: auditSearch.pagesOf(search),
      rowsOf: async (entries) => auditCsvRows(entries, await names.of(entries)),
      filter,
      // A phone number, perhaps.
      searched: ['about'],
    },
    { audit: auditSearch, caller, now },
  );
}

/** The names of who made the entries; reads each record once. */
class StaffNames {
  readonly #users: AuditRepositories['users'];
  readonly #names = new Map<string, string | undefined>();

  constructor(users: AuditRepositories['users']) {
    this.#users = users;
  }

  async of(entries: readonly AuditEntry[]): Promise<(uid: string) => string | undefined> {
    const unknown = new Set(entries.flatMap(({ by }) => (by && !this.#names.has(by.uid) ? [by.uid] : [])));
    await Promise.all(
      [...unknown].map(async (uid) => this.#names.set(uid, (await this.#users.find(uid))?.name)),
    );
    return (uid) => this.#names.get(uid);
  }
}
