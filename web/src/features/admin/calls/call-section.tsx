import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { deskCalls } from '@nargisus/domain/contract';
import { calledBy, isWaitingForPacking, type CallForm, type OrderDesk } from '@nargisus/domain/desk';
import type { Order } from '@nargisus/domain/orders';
import { useId, useState } from 'react';
import { useIdentity } from '#data/auth/identity.ts';
import { useOrderDesk } from '#data/orders/order-desk-queries.ts';
import { useUserNames } from '#data/users/use-user-names.ts';
import { adminCallsStrings } from '#locales/en/staff/admin-calls.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { busyProps } from '#ui/busy-props.ts';
import { CallButtons } from './call-buttons.tsx';
import { CallDialog } from './call-dialog.tsx';
import { CallLink } from './call-link.tsx';
import { CallList } from './call-list.tsx';
import { useRecordCall } from './use-record-call.ts';
import { May } from '../shared/may.tsx';

interface Props {
  order: Order;
  /** Called after a call was recorded. */
  onRecorded?: (() => void) | undefined;
}

/**
 * Renders the calls about an order: what they decided, who called, and while the order waits to be packed, the ways to record
 * another. Nothing for an order that nobody has called or is to call about. Live; reads the desk document.
 */
export function CallSection({ order, onRecorded }: Props) {
  const desk = useOrderDesk(order._id);
  if (desk.state !== 'ready') return null;
  const isOpen = isWaitingForPacking(order);
  if (desk.value.calls.length === 0 && !isOpen) return null;
  return <Calls order={order} desk={desk.value} isOpen={isOpen} onRecorded={onRecorded} />;
}

interface CallsProps extends Props {
  desk: OrderDesk;
  isOpen: boolean;
}

function Calls({ order, desk, isOpen, onRecorded }: CallsProps) {
  const t = useStrings(adminCallsStrings);
  const { day } = useFormats();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Typography id={heading} variant="h4" component="h2">
        {t.title}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {desk.deliverOn ? t.deliverOn(day(desk.deliverOn)) : t.states[desk.call]}
      </Typography>
      {isOpen && (
        <May call={deskCalls.recordCall}>
          <CallActions order={order} desk={desk} onRecorded={onRecorded} />
        </May>
      )}
      {desk.calls.length > 0 && <CallList calls={desk.calls} />}
    </section>
  );
}

function CallActions({ order, desk, onRecorded }: Omit<CallsProps, 'isOpen'>) {
  const t = useStrings(adminCallsStrings);
  const { record, isBusy } = useRecordCall();
  const [isOpen, setOpen] = useState(false);
  const colleague = useColleague(desk);
  const save = async (form: CallForm) => {
    if (!(await record(desk, form))) return;
    setOpen(false);
    onRecorded?.();
  };
  return (
    <>
      <div role="status">
        {colleague && (
          <AlertBox severity="warning" style={{ marginBottom: 12 }}>
            {colleague}
          </AlertBox>
        )}
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
        <CallLink
          order={order}
          size="small"
          variant="outlined"
          label={colleague ? t.takeOver : t.call(order.shippingAddress.recipientPhone)}
          takeOver={Boolean(colleague)}
        />
        <CallButtons desk={desk} onRecorded={onRecorded} />
        <Button size="small" variant="text" {...busyProps(isBusy, () => setOpen(true))}>
          {t.other}
        </Button>
      </Box>
      {isOpen && (
        <CallDialog
          title={order.orderId}
          isBusy={isBusy}
          onSave={(form) => void save(form)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Returns who else is calling the customer, as a sentence; undefined when nobody is. */
function useColleague(desk: OrderDesk): string | undefined {
  const t = useStrings(adminCallsStrings);
  const { time } = useFormats();
  const identity = useIdentity();
  const own = identity.state === 'signed-in' ? identity.uid : '';
  // Shown until the document changes or the page is drawn again: ten minutes are no promise to the second.
  const uid = calledBy(desk, own, new Date());
  const names = useUserNames(uid ? [uid] : []);
  if (!uid || !desk.calling) return undefined;
  const name = (names.state === 'ready' && names.value.get(uid)) || t.colleague;
  return t.calling(name, time(desk.calling.until));
}
