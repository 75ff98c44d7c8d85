import { AUDIT_FILTER_NAMES, readAuditFilter, type AuditFilter } from '@nargisus/domain/audit';
import { useListParams, type ListParams } from '../shared/use-list-params.ts';

/** What the Audit log tab shows, and the ways to change it. */
export interface AuditParams {
  readonly filter: AuditFilter;
  /** Where the page begins; null for the first. */
  readonly cursor: string | null;
  readonly isFiltered: boolean;
  readonly setFilter: ListParams['filter'];
  readonly go: ListParams['go'];
  clear(): void;
}

/** Reads the state of the Audit log tab from the query string. */
export function useAuditParams(): AuditParams {
  const params = useListParams();
  const filter = readAuditFilter({ get: params.text });
  return {
    filter,
    cursor: params.text('after') || null,
    isFiltered: Object.keys(filter).length > 0,
    setFilter: params.filter,
    go: params.go,
    clear: () => params.filter(Object.fromEntries(AUDIT_FILTER_NAMES.map((name) => [name, null]))),
  };
}
