import { paisa } from '@nargisus/domain/money';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { withTheme } from '#theme/theme-provider.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import type { ReplacePaymentQuestion } from './checkout-flow.ts';
import { opensGateway } from './submit-order.ts';

interface Props {
  question: ReplacePaymentQuestion;
  onConfirm(): void;
  onCancel(): void;
}

/** Renders the question whether the new order may replace an open payment. */
export const ReplacePaymentDialog = withTheme(function ReplacePaymentDialog({
  question,
  onConfirm,
  onCancel,
}: Props) {
  const t = useStrings(checkoutStrings);
  const { taka } = useFormats();
  const inCash = !opensGateway(question.submission);
  const total = taka(paisa(question.payment.total));
  return (
    <ConfirmDialog
      title={inCash ? t.cashInsteadTitle : t.otherInsteadTitle}
      confirmLabel={t.insteadYes}
      cancelLabel={t.insteadNo}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{inCash ? t.insteadText(total) : t.otherInsteadText(total)}</p>
    </ConfirmDialog>
  );
});
