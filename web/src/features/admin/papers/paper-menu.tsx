import MenuItem from '@mui/material/MenuItem';
import type { Order } from '@nargisus/domain/orders';
import { adminPapersStrings } from '#locales/en/staff/admin-papers.ts';
import { useStrings } from '#locales/use-strings.ts';
import { MenuButton } from '../shared/menu-button.tsx';
import { TaxInvoiceItem } from './tax-invoice-item.tsx';
import { useIssuesTaxInvoices } from './use-issues-tax-invoices.ts';
import { useMayPrint } from './use-may-print.ts';
import { PAPERS, usePapers, type Paper } from './use-papers.ts';

interface Props {
  orders: readonly Order[];
  /** What is offered, besides tax invoices where the shop issues them; everything by default. */
  papers?: readonly Paper[];
}

/**
 * Renders the menu that prints papers of orders as PDF. Orders that have no such paper are skipped with their reason. Nothing
 * for staff who may print none of them.
 */
export function PaperMenu({ orders, papers = PAPERS }: Props) {
  const printing = useMayPrint();
  if (printing === 'papers') return <Papers orders={orders} papers={papers} />;
  return printing === 'invoices' && <InvoicesAlone orders={orders} />;
}

/** Renders the menu for staff who print tax invoices alone: nothing where the shop issues none. */
function InvoicesAlone({ orders }: Pick<Props, 'orders'>) {
  return useIssuesTaxInvoices() && <Papers orders={orders} papers={[]} />;
}

function Papers({ orders, papers }: Required<Props>) {
  const t = useStrings(adminPapersStrings);
  const { print, issue, isBusy } = usePapers();
  return (
    <MenuButton label={isBusy ? t.preparing : t.print} isBusy={isBusy}>
      {(close) => {
        const after = (act: () => Promise<void>) => () => {
          close();
          void act();
        };
        return [
          ...papers.map((paper) => (
            <MenuItem key={paper} onClick={after(() => print(paper, orders))} sx={{ minHeight: 44 }}>
              {t.papers[paper]}
            </MenuItem>
          )),
          <TaxInvoiceItem key="tax-invoices" onChoose={after(() => issue(orders))} />,
        ];
      }}
    </MenuButton>
  );
}
