import Button from '@mui/material/Button';
import { deliveryCalls } from '@nargisus/domain/contract';
import type { Order } from '@nargisus/domain/orders';
import { useState } from 'react';
import { adminDeliveryStrings } from '#locales/en/staff/admin-delivery.ts';
import { useStrings } from '#locales/use-strings.ts';
import { StatusDialog } from './status-dialog.tsx';
import { useRights } from '../shared/rights.ts';

export function StatusButton({ order }: { order: Order }) {
  const t = useStrings(adminDeliveryStrings);
  const [isOpen, setOpen] = useState(false);
  const { mayCall } = useRights();
  if (!mayCall(deliveryCalls.setOrderStatus)) return null;
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
        {t.updateStatus}
      </Button>
      {isOpen && <StatusDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}
