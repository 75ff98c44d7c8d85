import { adminAuditStrings } from '#locales/en/staff/admin-audit.ts';
import { useAuditLog } from '#data/finding/audit-log.ts';
import { useStrings } from '#locales/use-strings.ts';
import { TabHeading } from '../shared/tab-heading.tsx';
import { ListSection } from '../table/list-section.tsx';
import { Pagination } from '../table/pagination.tsx';
import { AuditEntries } from './audit-entries.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { useAuditParams } from './use-audit-params.ts';

/** Renders the Audit log tab, for admins: a search by person, action, target and days (docs/adr/0088). */
export function AuditLog() {
  const t = useStrings(adminAuditStrings);
  const params = useAuditParams();
  const entries = useAuditLog(params.filter, params.cursor);
  return (
    <>
      <TabHeading title={t.title} about={t.about} />
      <AuditFilters params={params} />
      <ListSection
        of={entries}
        failed={t.failed}
        isEmpty={({ rows }) => rows.length === 0}
        empty={params.isFiltered || params.cursor ? t.none : t.noneAtAll}
      >
        {(page, isOld) => (
          <>
            <AuditEntries entries={page.rows} isOld={isOld} />
            <Pagination page={page} isOld={isOld} cursorOf={({ _id }) => _id} onGo={params.go} />
          </>
        )}
      </ListSection>
    </>
  );
}
