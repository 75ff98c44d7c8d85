import { styled } from '@mui/material/styles';
import type { DeliveryStatus, OrderStatus, PaymentStatus } from '@nargisus/domain/orders';
import { statusStrings } from '../locales/en/statuses.ts';
import { useStrings } from '../locales/use-strings.ts';

type Status = OrderStatus | DeliveryStatus | PaymentStatus;

/** The colours of the order statuses (docs/reference/specification.md 4); all others are grey. */
const TONES: Partial<Record<Status, 'green' | 'blue' | 'yellow' | 'purple' | 'red'>> = {
  delivered: 'green',
  confirmed: 'blue',
  processing: 'yellow',
  shipped: 'purple',
  cancelled: 'red',
};

/** Renders a status as a coloured label. */
export function StatusBadge({ status }: { status: Status }) {
  const t = useStrings(statusStrings);
  return <Badge data-tone={TONES[status] ?? 'grey'}>{t[status]}</Badge>;
}

const Badge = styled('span')(({ theme }) => ({
  display: 'inline-block',
  paddingInline: 10,
  paddingBlock: 2,
  borderRadius: 2,
  fontFamily: theme.typography.fontFamily, // a button around it would set another
  fontSize: '0.875rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  // Full colour for the text, a tint for the background.
  '--tone': theme.vars.palette.text.secondary,
  color: 'var(--tone)',
  background: 'color-mix(in srgb, var(--tone) 12%, transparent)',
  '&[data-tone=green]': { '--tone': theme.vars.palette.success.main },
  '&[data-tone=blue]': { '--tone': theme.vars.palette.info.main },
  '&[data-tone=yellow]': { '--tone': theme.vars.palette.warning.main },
  '&[data-tone=purple]': { '--tone': theme.vars.palette.plum },
  '&[data-tone=red]': { '--tone': theme.vars.palette.error.main },
}));
