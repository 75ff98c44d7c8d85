export {
  AUDIT_ACTIONS,
  AUDIT_RETENTION_MS,
  auditEntrySchema,
  buildAuditEntry,
  type AuditAction,
  type AuditEntry,
  type AuditRecord,
} from './audit-entry.ts';
