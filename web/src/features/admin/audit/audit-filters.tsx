import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AUDIT_ACTIONS } from '@nargisus/domain/audit';
import { requestMessages } from '@nargisus/domain/contract';
import { exportAudit } from '#data/finding/audit-log.ts';
import { useStaff } from '#data/users/staff.ts';
import { adminAuditStrings } from '#locales/en/staff/admin-audit.ts';
import { adminSharedStrings } from '#locales/en/staff/admin-shared.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { SelectField } from '#ui/select-field.tsx';
import { DayField } from '../shared/day-field.tsx';
import { useStaffAction } from '../shared/use-staff-action.ts';
import { SearchField } from '../table/search-field.tsx';
import type { AuditParams } from './use-audit-params.ts';

/** Renders the search of the audit log, and the download of what it finds. */
export function AuditFilters({ params: { filter, isFiltered, setFilter, clear } }: { params: AuditParams }) {
  const t = useStrings(adminAuditStrings);
  const shared = useStrings(adminSharedStrings);
  const { staff } = useStaff();
  const { run, isBusy } = useStaffAction();
  const people = staff.state === 'ready' ? staff.value.people : [];
  // A person who left, or who is not loaded yet, stays in the filter of a link.
  const known = people.some(({ uid }) => uid === filter.by);
  const unknown = filter.by && !known ? [[filter.by, filter.by] as const] : [];
  const translate = useTranslate();
  const isBackwards = Boolean(filter.from && filter.to && filter.from > filter.to);
  const all = ['', shared.all] as const;
  return (
    <Box
      component="search"
      sx={{
        display: 'grid',
        gap: 1.5,
        mb: 2,
        alignItems: 'center',
        gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(4, minmax(0, 1fr))' },
        '& > :first-of-type': { gridColumn: '1 / -1' },
      }}
    >
      <SearchField
        label={t.target}
        value={filter.about ?? ''}
        onSearch={(about) => setFilter({ about }, { replace: Boolean(filter.about) })}
      />
      <SelectField
        label={t.by}
        isOptional
        value={filter.by ?? ''}
        options={[
          all,
          ...unknown,
          ...people.map(({ uid, name, email }) => [uid, name || email || uid] as const),
        ]}
        onChange={({ target }) => setFilter({ by: target.value })}
      />
      <SelectField
        label={t.action}
        isOptional
        value={filter.action ?? ''}
        options={[all, ...AUDIT_ACTIONS.map((action) => [action, t.actions[action]] as const)]}
        onChange={({ target }) => setFilter({ action: target.value })}
      />
      {(['from', 'to'] as const).map((name) => (
        <DayField
          key={name}
          label={t[name]}
          value={filter[name] ?? ''}
          error={isBackwards}
          helperText={
            name === 'to' && isBackwards ? translate(requestMessages.lastDayBeforeFirst) : undefined
          }
          onChange={(day) => setFilter({ [name]: day })}
        />
      ))}
      <Button
        size="small"
        variant="outlined"
        sx={{ justifySelf: 'start' }}
        {...busyProps(isBusy, () => void run(() => exportAudit(filter), { failed: t.exportFailed }))}
      >
        {isBusy ? t.exporting : t.exportCsv}
      </Button>
      {isFiltered && (
        <Button variant="text" size="small" onClick={clear} sx={{ justifySelf: 'start' }}>
          {t.clear}
        </Button>
      )}
    </Box>
  );
}
