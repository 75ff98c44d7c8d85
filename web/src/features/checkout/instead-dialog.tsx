import { paisa } from '@nargisus/domain/money';
import { CASH_ON_DELIVERY } from '@nargisus/domain/orders';
import { checkoutTexts } from '#texts/en/checkout.ts';
import { useFormats } from '#texts/formats.ts';
import { useTexts } from '#texts/use-texts.ts';
import { AskDialog } from '#ui/ask-dialog.tsx';
import type { InsteadQuestion } from './use-open-payment.ts';

export function InsteadDialog({ question }: { question: InsteadQuestion }) {
  const t = useTexts(checkoutTexts);
  const { taka } = useFormats();
  const inCash = question.method === CASH_ON_DELIVERY;
  const total = taka(paisa(question.payment.total));
  return (
    <AskDialog
      title={inCash ? t.cashInsteadTitle : t.otherInsteadTitle}
      yes={t.insteadYes}
      no={t.insteadNo}
      onYes={question.yes}
      onNo={question.no}
    >
      <p>{inCash ? t.insteadText(total) : t.otherInsteadText(total)}</p>
    </AskDialog>
  );
}
