import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { downloadStockTemplate, exportStock } from '#data/stock/export-stock.ts';
import { adminStockStrings } from '#locales/en/staff/admin-stock.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { useStaffAction } from '../shared/use-staff-action.ts';
import { ImportDialog } from './import-dialog.tsx';

/** Renders the import and the export of stock as CSV, and a template for the import. */
export function CsvBar() {
  const t = useStrings(adminStockStrings);
  const { run, isBusy } = useStaffAction();
  const [isImporting, setImporting] = useState(false);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3 }}>
      <Button size="small" variant="outlined" onClick={() => setImporting(true)}>
        {t.importCsv}
      </Button>
      <Button
        size="small"
        variant="outlined"
        {...busyProps(isBusy, () => void run(exportStock, { failed: t.exportFailed }))}
      >
        {isBusy ? t.exporting : t.exportCsv}
      </Button>
      <Button size="small" variant="text" onClick={downloadStockTemplate}>
        {t.template}
      </Button>
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </Box>
  );
}
