import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { cursorOfSettlement, useSettlements } from '#data/settlements/settlement-queries.ts';
import { adminSettlementsStrings } from '#locales/en/staff/admin-settlements.ts';
import { useStrings } from '#locales/use-strings.ts';
import { useCourier } from '../couriers/use-courier.ts';
import { TabHeading } from '../shared/tab-heading.tsx';
import { useListParams } from '../shared/use-list-params.ts';
import { ListSection } from '../table/list-section.tsx';
import { Pagination } from '../table/pagination.tsx';
import { FetchStatements } from './fetch-statements.tsx';
import { ImportStatement } from './import-statement.tsx';
import { JournalExport } from './journal-export.tsx';
import { RiderCash } from './rider-cash.tsx';
import { SettlementTable } from './settlement-table.tsx';

/**
 * Renders the Settlements tab: the courier's statements, ways to import them, the cash of own riders, and the journal (docs/adr/0079). Live; reads a page
 * of statements, the settings of couriers and the last request.
 */
export function Settlements() {
  const t = useStrings(adminSettlementsStrings);
  const { cursor, go } = useListParams();
  const list = useSettlements(cursor);
  const courier = useCourier();
  const [isImporting, setImporting] = useState(false);
  const importButton = useRef<HTMLButtonElement>(null);
  const closeImport = () => {
    setImporting(false);
    // The form goes away, and the focus with it.
    setTimeout(() => importButton.current?.focus());
  };
  return (
    <>
      <TabHeading title={t.title} about={t.about} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 3 }}>
        {courier && <FetchStatements {...courier} />}
        <Button
          ref={importButton}
          variant="outlined"
          aria-expanded={isImporting}
          onClick={() => setImporting(!isImporting)}
        >
          {t.importCsv}
        </Button>
      </Box>
      {isImporting && <ImportStatement courier={courier?.courier ?? 'steadfast'} onClose={closeImport} />}
      <ListSection
        of={list}
        failed={t.failed}
        isEmpty={({ rows }) => rows.length === 0}
        empty={t.none}
        rows={4}
      >
        {(page, isOld) => (
          <>
            <SettlementTable settlements={page.rows} isOld={isOld} />
            <Pagination page={page} isOld={isOld} cursorOf={cursorOfSettlement} onGo={go} />
          </>
        )}
      </ListSection>
      <RiderCash />
      <JournalExport />
    </>
  );
}
