import Button from '@mui/material/Button';
import { orderMessages } from '@nargisus/domain/messages';
import { useState } from 'react';
import { refreshOrderList, type OrderListRequest } from '../../../data/order-list.ts';
import { adminDeskTexts } from '../../../texts/en/admin-desk.ts';
import { adminOrdersTexts } from '../../../texts/en/admin-orders.ts';
import { say } from '../../../texts/sentences.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { toast } from '../../../ui/toast.ts';

/** The list is live; this is for whoever does not trust the connection. */
export function RefreshOrders({ request }: { request: OrderListRequest }) {
  const desk = useTexts(adminDeskTexts);
  const t = useTexts(adminOrdersTexts);
  const [isBusy, setBusy] = useState(false);
  const refresh = () => {
    setBusy(true);
    refreshOrderList(request)
      .then(
        () => toast(t.upToDate),
        () => toast(say(orderMessages.listFailed), { kind: 'error' }),
      )
      .finally(() => setBusy(false));
  };
  return (
    <Button variant="outlined" size="small" disabled={isBusy} onClick={refresh}>
      {desk.refresh}
    </Button>
  );
}
