import Button from '@mui/material/Button';
import type { Order } from '@nargisus/domain/orders';
import { downloadPaper, type Paper } from '#data/order-papers.ts';
import { adminOrderTexts } from '#texts/en/admin-order.ts';
import { useLanguage, useTexts } from '#texts/use-texts.ts';
import { useStaffAction } from '../desk/use-staff-action.ts';

/** Invoice or packing slip as PDF, in the language of the dashboard. */
export function PaperButton({ order, paper }: { order: Order; paper: Paper }) {
  const t = useTexts(adminOrderTexts);
  const language = useLanguage();
  const { run, isBusy } = useStaffAction();
  const [name, failed] =
    paper === 'invoice' ? [t.invoicePdf, t.invoiceFailed] : [t.packingSlipPdf, t.packingSlipFailed];
  return (
    <Button
      size="small"
      variant="outlined"
      disabled={isBusy}
      onClick={() => void run(() => downloadPaper(paper, order, language), { failed })}
    >
      {isBusy ? t.preparing : name}
    </Button>
  );
}
