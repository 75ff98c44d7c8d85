import type { AuditEntry, AuditFilter } from '@nargisus/domain/audit';
import { findingCalls } from '@nargisus/domain/contract';
import { dhakaDay } from '@nargisus/domain/time';
import { callApiForPage } from '../api/call-api.ts';
import { downloadFile } from '../api/download-file.ts';
import { getIdToken } from '../auth/auth-mutations.ts';
import type { ListPage } from '../query/list-page.ts';
import type { Loadable } from '../query/loadable.ts';
import { useFetch } from '../query/use-fetch.ts';

/** Returns a page of the entries that a search finds, newest first. One call. */
export function useAuditLog(filter: AuditFilter, cursor: string | null): Loadable<ListPage<AuditEntry>> {
  return useFetch(JSON.stringify([filter, cursor]), async () => {
    const { data, nextCursor } = await callApiForPage(findingCalls.searchAudit, {
      query: { ...filter, ...(cursor && { cursor }) },
      token: await getIdToken(),
    });
    return {
      rows: data,
      hasPrevious: cursor !== null,
      hasNext: nextCursor !== null,
      nextCursor: nextCursor ?? '',
    };
  });
}

/** Downloads all entries that a search finds as CSV. Rejects with ShopError, 'conflict' for more than one file has. */
export async function exportAudit(filter: AuditFilter): Promise<void> {
  const query = new URLSearchParams(filter as Record<string, string>);
  await downloadFile(`${findingCalls.exportAudit.path}?${query}`, `audit-${dhakaDay(new Date())}.csv`);
}
