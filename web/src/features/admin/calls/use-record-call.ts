import type { CallForm, CallOutcome, OrderDesk } from '@nargisus/domain/desk';
import { recordCall, type CalledOrder } from '#data/orders/call-mutations.ts';
import { adminCallsStrings } from '#locales/en/staff/admin-calls.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { toast } from '#ui/toast.ts';
import { useStaffAction } from '../shared/use-staff-action.ts';

/** Returns a function that records how a call ended and says where the order waits now. */
export function useRecordCall() {
  const t = useStrings(adminCallsStrings);
  const { time } = useFormats();
  const { run, isBusy } = useStaffAction();

  const textOf = (outcome: CallOutcome, { call, dueAt }: Pick<CalledOrder, 'call' | 'dueAt'>) => {
    if (outcome !== 'no-answer') return t.done[outcome];
    return call === 'unreachable' ? t.unreachable : t.again(time(dueAt));
  };

  /** Resolves to whether the call was recorded. */
  const record = (desk: OrderDesk, form: CallForm) =>
    run(async () => toast(textOf(form.outcome, await recordCall(desk, form))), { failed: t.failed });

  return { record, isBusy };
}
