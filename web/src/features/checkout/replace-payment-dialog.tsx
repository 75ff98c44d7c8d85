import { paisa } from '@nargisus/domain/money';
import { CASH_ON_DELIVERY } from '@nargisus/domain/orders';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import type { ReplacePaymentQuestion } from './use-pending-payment.ts';

export function ReplacePaymentDialog({ question }: { question: ReplacePaymentQuestion }) {
  const t = useStrings(checkoutStrings);
  const { taka } = useFormats();
  const inCash = question.method === CASH_ON_DELIVERY;
  const total = taka(paisa(question.payment.total));
  return (
    <ConfirmDialog
      title={inCash ? t.cashInsteadTitle : t.otherInsteadTitle}
      confirmLabel={t.insteadYes}
      cancelLabel={t.insteadNo}
      onConfirm={question.yes}
      onCancel={question.no}
    >
      <p>{inCash ? t.insteadText(total) : t.otherInsteadText(total)}</p>
    </ConfirmDialog>
  );
}
