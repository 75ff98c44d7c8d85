import Button from '@mui/material/Button';
import { deliveryCalls } from '@nargisus/domain/contract';
import type { Order } from '@nargisus/domain/orders';
import { useState } from 'react';
import { useOrderDesk } from '#data/orders/order-desk-queries.ts';
import { adminPapersStrings } from '#locales/en/staff/admin-papers.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PackingStation } from './packing-station.tsx';
import { useRights } from '../shared/rights.ts';

/** Renders packing by scanner while the order waits to be packed. Reads the desk document, and the products once it is begun. */
export function PackSection({ order }: { order: Order }) {
  const t = useStrings(adminPapersStrings);
  const desk = useOrderDesk(order._id);
  const [isOpen, setOpen] = useState(false);
  const { mayCall } = useRights();
  if (!mayCall(deliveryCalls.assignDelivery)) return null;
  if (desk.state !== 'ready' || desk.value.stage !== 'to-pack') return null;
  if (isOpen) return <PackingStation order={order} />;
  return (
    <Button variant="outlined" size="small" onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
      {t.packing}
    </Button>
  );
}
