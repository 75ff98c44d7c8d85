import Button from '@mui/material/Button';
import { deskCalls } from '@nargisus/domain/contract';
import type { OrderDesk } from '@nargisus/domain/desk';
import { adminCallsStrings } from '#locales/en/staff/admin-calls.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { useRecordCall } from './use-record-call.ts';
import { useRights } from '../shared/rights.ts';

interface Props {
  desk: OrderDesk;
  /** Called after a call was recorded. */
  onRecorded?: (() => void) | undefined;
}

/**
 * Renders the two usual outcomes of a call, each recorded by one press. Nothing once the customer has confirmed: a press meant
 * for an order that a colleague has just called about would record a second call.
 */
export function CallButtons({ desk, onRecorded }: Props) {
  const t = useStrings(adminCallsStrings);
  const { record, isBusy } = useRecordCall();
  const save = async (outcome: 'confirmed' | 'no-answer') => {
    if (await record(desk, { outcome, note: '', deliverOn: null })) onRecorded?.();
  };
  const { mayCall } = useRights();
  if (desk.call === 'confirmed' || !mayCall(deskCalls.recordCall)) return null;
  return (
    <>
      <Button size="small" {...busyProps(isBusy, () => void save('confirmed'))}>
        {t.outcomes.confirmed}
      </Button>
      <Button size="small" variant="outlined" {...busyProps(isBusy, () => void save('no-answer'))}>
        {t.outcomes['no-answer']}
      </Button>
    </>
  );
}
