import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { MAX_BOOKINGS } from '@nargisus/domain/contract';
import type { Queue } from '@nargisus/domain/desk';
import type { Order } from '@nargisus/domain/orders';
import { readQueue } from '#data/orders/read-queue.ts';
import { adminWorkStrings } from '#locales/en/staff/admin-work.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { BookingBar } from '../couriers/booking-bar.tsx';
import type { ShopCourier } from '../couriers/use-courier.ts';
import { PaperMenu } from '../papers/paper-menu.tsx';
import { useStaffAction } from '../shared/use-staff-action.ts';
import type { ListSelection } from '../table/use-selection.ts';

interface Props {
  queue: Queue;
  selection: ListSelection<Order>;
  /** Whether the queue has orders that the page does not show. */
  hasMore: boolean;
  /** Books the orders; null where the shop has none, and for staff who may not book. */
  courier: ShopCourier | null;
}

/** Renders how many orders of a queue are selected, the way to select the whole queue, and what to do with them. */
export function QueueSelectionBar({ queue, selection, hasMore, courier }: Props) {
  const t = useStrings(adminWorkStrings);
  const { number } = useFormats();
  const { run, isBusy } = useStaffAction();
  const { items, extent, clear } = selection;
  const count = number(items.length);
  const isShown = items.length > 0;
  const texts = { some: t.chosen(count), all: t.allChosen(count), first: t.firstChosen(count) };
  const chooseAll = () =>
    run(() => selection.chooseAll((most) => readQueue(queue, most)), { failed: t.chooseFailed });
  return (
    <Box sx={{ mb: isShown ? 1.5 : 0 }}>
      {/* The live region exists before its text. */}
      <Box role="status" sx={{ fontWeight: 600 }}>
        {isShown && texts[extent]}
      </Box>
      {isShown && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
          {hasMore && extent === 'some' && (
            <Button size="small" variant="outlined" {...busyProps(isBusy, () => void chooseAll())}>
              {isBusy ? t.choosingAll : t.chooseAll(number(MAX_BOOKINGS))}
            </Button>
          )}
          <PaperMenu orders={items} />
          <Button size="small" variant="text" {...busyProps(isBusy, clear)}>
            {t.clear}
          </Button>
        </Box>
      )}
      {courier && <BookingBar orders={items} label={courier.label} onBooked={clear} />}
    </Box>
  );
}
