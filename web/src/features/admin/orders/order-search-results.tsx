import Typography from '@mui/material/Typography';
import { orderMessages } from '@nargisus/domain/messages';
import { phoneParameter } from '@nargisus/domain/phones';
import {
  isCompared,
  MOST_COMPARED,
  useFoundOrders,
  type DeskSearch,
} from '#data/orders/order-desk-queries.ts';
import { cursorOfOrder } from '#data/orders/staff-order-queries.ts';
import { adminOrdersStrings } from '#locales/en/staff/admin-orders.ts';
import { adminPhonesStrings } from '#locales/en/staff/admin-phones.ts';
import { useFormats } from '#locales/formats.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PhoneLink } from '../phones/phone-link.tsx';
import { NoneFound } from '../order-finding/none-found.tsx';
import { ListSection } from '../table/list-section.tsx';
import { Pagination } from '../table/pagination.tsx';
import { OrdersTable } from './orders-table.tsx';
import type { OrderListParams } from './use-order-list-params.ts';

/** Renders a page of the orders that the filters find; the newest first. */
export function OrderSearchResults({ search, params }: { search: DeskSearch; params: OrderListParams }) {
  const t = useStrings(adminOrdersStrings);
  const phones = useStrings(adminPhonesStrings);
  const translate = useTranslate();
  const { number } = useFormats();
  const { q = '' } = params.filter;
  const found = useFoundOrders(search);
  return (
    <ListSection
      of={found}
      failed={translate(orderMessages.listFailed)}
      isEmpty={({ rows, hasPrevious, hasNext }) => rows.length === 0 && !hasPrevious && !hasNext}
      empty={<NoneFound params={params} />}
    >
      {(page, isOld) => (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
            {page.hasNext && isCompared(search) ? t.foundAmong(number(MOST_COMPARED)) : t.foundAll}{' '}
            {phoneParameter.safeParse(q).success && <PhoneLink phone={q} label={phones.open} />}
          </Typography>
          {page.rows.length > 0 && (
            <OrdersTable label={t.found} orders={page.rows} params={params} isOld={isOld} />
          )}
          <Pagination
            page={page}
            isOld={isOld}
            cursorOf={(order) => cursorOfOrder(order, 'newest')}
            onGo={params.go}
          />
        </>
      )}
    </ListSection>
  );
}
