import Button from '@mui/material/Button';
import type { Order } from '@nargisus/domain/orders';
import { useState } from 'react';
import { adminDeliveryTexts } from '#texts/en/admin-delivery.ts';
import { useTexts } from '#texts/use-texts.ts';
import { StatusDialog } from './status-dialog.tsx';

export function StatusButton({ order }: { order: Order }) {
  const t = useTexts(adminDeliveryTexts);
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
