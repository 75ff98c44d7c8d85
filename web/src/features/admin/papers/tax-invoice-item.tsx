import MenuItem from '@mui/material/MenuItem';
import { paperCalls } from '@nargisus/domain/contract';
import { adminPapersStrings } from '#locales/en/staff/admin-papers.ts';
import { useStrings } from '#locales/use-strings.ts';
import { useRights } from '../shared/rights.ts';
import { useIssuesTaxInvoices } from './use-issues-tax-invoices.ts';

/** Renders the item that issues and prints tax invoices, where the shop issues them. Reads the VAT settings. */
export function TaxInvoiceItem({ onChoose, ...item }: { onChoose(): void }) {
  const t = useStrings(adminPapersStrings);
  const { mayCall } = useRights();
  if (!useIssuesTaxInvoices() || !mayCall(paperCalls.issueInvoices)) return null;
  return (
    // The menu hands its items the props that arrow keys need.
    <MenuItem {...item} onClick={onChoose} sx={{ minHeight: 44 }}>
      {t.taxInvoices}
    </MenuItem>
  );
}
