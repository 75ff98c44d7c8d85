import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { EditedOrder } from '@nargisus/domain/contract';
import { NO_MONEY } from '@nargisus/domain/money';
import { moneyOf } from '@nargisus/domain/orders';
import { orderDiscountStrings } from '#locales/en/staff/order-discount.ts';
import { orderEditStrings } from '#locales/en/staff/order-edit.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';

interface Props {
  edited: EditedOrder | undefined;
  /** What is said when a discount falls away; by default that the order no longer meets the conditions of its voucher. */
  voucherLost?: string;
}

/** Renders what an edit does to the money of its order, announced when it appears. */
export function EditedSum({ edited, voucherLost }: Props) {
  const t = useStrings(orderEditStrings);
  const { change } = useStrings(orderDiscountStrings);
  const { taka } = useFormats();
  const discount = edited?.order.timeline.at(-1)?.edit?.discount;
  return (
    <div role="status">
      {edited && (
        <Box sx={{ borderLeft: 3, borderColor: 'primary.main', pl: 2, display: 'grid', gap: 0.5 }}>
          <Typography sx={{ fontWeight: 600 }}>
            {t.total(taka(edited.before.totalAmount), taka(edited.order.totalAmount))}
          </Typography>
          {discount && <Typography>{change(taka(discount.from), taka(discount.to))}</Typography>}
          <Typography>
            {t.atTheDoor(taka(edited.before.toCollect), taka(moneyOf(edited.order).toCollect))}
          </Typography>
          {edited.toGiveBack > NO_MONEY && <Typography>{t.giveBack(taka(edited.toGiveBack))}</Typography>}
          {edited.isVoucherLost && <Typography>{voucherLost ?? t.voucherLost}</Typography>}
        </Box>
      )}
    </div>
  );
}
