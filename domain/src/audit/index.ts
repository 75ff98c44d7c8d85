export {
  AUDIT_ACTIONS,
  AUDIT_RETENTION_MS,
  auditEntrySchema,
  buildAuditEntry,
  type AuditAction,
  type AuditEntry,
  type AuditRecord,
} from './audit-entry.ts';
export { auditCsvHead, auditCsvRows } from './audit-csv.ts';
export {
  AUDIT_FILTER_NAMES,
  AUDIT_PAGE_SIZE,
  auditFilterSchema,
  auditTargetOf,
  MAX_EXPORTED_ENTRIES,
  readAuditFilter,
  subjectIdsOf,
  type AuditFilter,
} from './audit-filter.ts';
