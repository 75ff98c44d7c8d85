import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { courierCalls, MAX_BOOKINGS } from '@nargisus/domain/contract';
import type { Queue } from '@nargisus/domain/desk';
import { orderMessages } from '@nargisus/domain/messages';
import { useWorkQueue } from '#data/orders/work-queue-queries.ts';
import type { QueueRows } from '#data/orders/work-queue-store.ts';
import { adminWorkStrings } from '#locales/en/staff/admin-work.ts';
import { stageStrings } from '#locales/en/staff/stages.ts';
import { useFormats } from '#locales/formats.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { useCourier } from '../couriers/use-courier.ts';
import { useMayPrint } from '../papers/use-may-print.ts';
import { useRights } from '../shared/rights.ts';
import { DataTable } from '../table/data-table.tsx';
import { ListSection } from '../table/list-section.tsx';
import { useSelection } from '../table/use-selection.ts';
import { LoadMore } from './load-more.tsx';
import { OrderPanel } from './order-panel.tsx';
import { QueueSelectionBar } from './queue-selection-bar.tsx';
import { useOrderPlace } from './use-order-place.ts';
import { useQueueColumns } from './use-queue-columns.tsx';
import type { WorkParams } from './use-work-params.ts';

/** The queues whose orders are in the shop: they can be printed and booked with a courier. */
const SELECTED_FROM: readonly Queue[] = ['to-pack', 'to-hand-over'];

/** Renders one queue, the oldest order first, and the open order beside it. */
export function QueueSection({ params }: { params: WorkParams }) {
  const t = useStrings(adminWorkStrings);
  const translate = useTranslate();
  const { queue, more, showArrived } = useWorkQueue(params.queue);
  const place = useOrderPlace(queue.state === 'ready' ? queue.value.orders : [], params);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          lg: params.openId ? 'minmax(0, 1fr) 420px' : 'minmax(0, 1fr)',
        },
      }}
    >
      <div>
        <ListSection
          of={queue}
          failed={translate(orderMessages.listFailed)}
          isEmpty={(rows) => rows.orders.length === 0 && rows.arrived === 0}
          empty={t.empty}
          rows={12}
        >
          {(rows) => (
            <>
              <Arrived rows={rows} onShow={showArrived} />
              <Rows rows={rows} params={params} />
              {rows.hasMore && <LoadMore key={rows.orders.length} text={t.more} onMore={more} />}
            </>
          )}
        </ListSection>
      </div>
      {params.openId && <OrderPanel id={params.openId} place={place} onClose={() => params.open(null)} />}
    </Box>
  );
}

function Rows({ rows, params }: { rows: QueueRows; params: WorkParams }) {
  const stages = useStrings(stageStrings);
  const mayBook = useRights().mayCall(courierCalls.bookParcels);
  const courier = useCourier();
  const booksWith = mayBook ? courier : null;
  const mayPrint = useMayPrint() !== 'nothing';
  const isSelectable =
    SELECTED_FROM.includes(params.queue) && params.openId === null && (booksWith !== null || mayPrint);
  const columns = useQueueColumns(params, rows.desks, isSelectable);
  const selection = useSelection({
    list: params.queue,
    rows: rows.orders,
    idOf: ({ _id }) => _id,
    most: MAX_BOOKINGS,
  });
  return (
    <>
      {isSelectable && (
        <QueueSelectionBar
          queue={params.queue}
          selection={selection}
          hasMore={rows.hasMore}
          courier={booksWith}
        />
      )}
      <DataTable
        label={stages[params.queue]}
        columns={columns}
        rows={rows.orders}
        idOf={({ _id }) => _id}
        nameOf={({ orderId }) => orderId}
        isDense
        isVirtualized
        currentId={params.openId}
        {...(isSelectable && { selection: { chosen: selection.ids, onChange: selection.setIds } })}
      />
    </>
  );
}

/** Renders how many orders wait to be shown because they would move rows. The live region exists before its text. */
function Arrived({ rows, onShow }: { rows: QueueRows; onShow: () => void }) {
  const t = useStrings(adminWorkStrings);
  const { number } = useFormats();
  return (
    <Box role="status" sx={{ mb: rows.arrived > 0 ? 1 : 0 }}>
      {rows.arrived > 0 && (
        <Button size="small" variant="outlined" onClick={onShow}>
          {t.arrived(number(rows.arrived))}
        </Button>
      )}
    </Box>
  );
}
