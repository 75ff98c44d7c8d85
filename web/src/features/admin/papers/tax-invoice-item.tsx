import MenuItem from '@mui/material/MenuItem';
import { hasTaxInvoices, valuesOf, vatSection } from '@nargisus/domain/settings';
import { useSettings } from '#data/settings/settings-queries.ts';
import { adminPapersStrings } from '#locales/en/admin-papers.ts';
import { useStrings } from '#locales/use-strings.ts';

/** Renders the item that issues and prints tax invoices, where the shop issues them. Reads the VAT settings. */
export function TaxInvoiceItem({ onChoose, ...item }: { onChoose(): void }) {
  const t = useStrings(adminPapersStrings);
  const settings = useSettings('vat');
  if (settings.state !== 'ready' || !hasTaxInvoices(valuesOf(vatSection, settings.value.values))) return null;
  return (
    // The menu hands its items the props that arrow keys need.
    <MenuItem {...item} onClick={onChoose} sx={{ minHeight: 44 }}>
      {t.taxInvoices}
    </MenuItem>
  );
}
