import Button from '@mui/material/Button';
import type { Order } from '@nargisus/domain/orders';
import { useState } from 'react';
import { adminDeliveryStrings } from '#locales/en/admin-delivery.ts';
import { useStrings } from '#locales/use-strings.ts';
import { StatusDialog } from './status-dialog.tsx';

export function StatusButton({ order }: { order: Order }) {
  const t = useStrings(adminDeliveryStrings);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
        {t.updateStatus}
      </Button>
      {isOpen && <StatusDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}
