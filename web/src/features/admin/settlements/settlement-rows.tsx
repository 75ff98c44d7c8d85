import Box from '@mui/material/Box';
import { ROW_STATES, type Settlement, type SettlementRow } from '@nargisus/domain/settlements';
import { useState } from 'react';
import { useSettlementRows } from '#data/settlements/settlement-queries.ts';
import { adminSettlementsStrings } from '#locales/en/staff/admin-settlements.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { SelectField } from '#ui/select-field.tsx';
import { useListParams } from '../shared/use-list-params.ts';
import { DataTable } from '../table/data-table.tsx';
import { ListSection } from '../table/list-section.tsx';
import { Pagination } from '../table/pagination.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { useRowColumns } from './use-row-columns.tsx';

/** Renders the rows of a statement, of one state or of all, and the dialog that decides one. Live; reads a page of rows. */
export function SettlementRows({ settlement }: { settlement: Settlement }) {
  const t = useStrings(adminSettlementsStrings);
  const { number } = useFormats();
  const { oneOf, filter, cursor, go } = useListParams();
  const state = oneOf('state', ROW_STATES);
  const rows = useSettlementRows(settlement._id, state, cursor);
  const [decided, setDecided] = useState<SettlementRow | null>(null);
  const columns = useRowColumns(setDecided);
  return (
    <>
      <Box sx={{ maxWidth: 280, mb: 2 }}>
        <SelectField
          label={t.show}
          value={state ?? ''}
          isOptional
          options={[
            ['', t.all(number(settlement.rows))],
            ...ROW_STATES.map((it) => [it, t.countOf(t.states[it], number(settlement.counts[it]))] as const),
          ]}
          onChange={({ target }) => filter({ state: target.value || null })}
        />
      </Box>
      <ListSection
        of={rows}
        failed={t.rowsFailed}
        isEmpty={(page) => page.rows.length === 0}
        empty={t.noRows}
      >
        {(page, isOld) => (
          <>
            <DataTable
              label={t.rows}
              columns={columns}
              rows={page.rows}
              isOld={isOld}
              isDense
              idOf={({ _id }) => _id}
              nameOf={({ invoice }) => invoice || t.rest}
            />
            <Pagination page={page} isOld={isOld} cursorOf={({ _id }) => _id} onGo={go} />
          </>
        )}
      </ListSection>
      {decided && <DecideDialog id={settlement._id} row={decided} onClose={() => setDecided(null)} />}
    </>
  );
}
