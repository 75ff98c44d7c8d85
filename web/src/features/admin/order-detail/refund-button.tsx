import Button from '@mui/material/Button';
import { staffOrderCalls } from '@nargisus/domain/contract';
import { refundable, type Order } from '@nargisus/domain/orders';
import { useState } from 'react';
import { adminOrderStrings } from '#locales/en/staff/admin-order.ts';
import { useStrings } from '#locales/use-strings.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { useRights } from '../shared/rights.ts';

/** Renders the button that gives a part of an online payment back; nothing where nothing can go back. */
export function RefundButton({ order }: { order: Order }) {
  const t = useStrings(adminOrderStrings);
  const [isOpen, setOpen] = useState(false);
  const { mayCall } = useRights();
  if (!mayCall(staffOrderCalls.refundPart) || refundable(order) <= 0 || order.refund) return null;
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)} sx={{ mt: 1.5 }}>
        {t.refundPart}
      </Button>
      {isOpen && <RefundDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}
