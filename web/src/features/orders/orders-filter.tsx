import { styled } from '@mui/material/styles';
import { SHOWN_STATUSES, type ShownStatus } from '@nargisus/domain/orders';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { ordersStrings } from '#locales/en/orders.ts';
import { statusStrings } from '#locales/en/statuses.ts';
import { useStrings } from '#locales/use-strings.ts';

/** Renders the status filter as links, so that a filter can be bookmarked, shared and reached with Back. */
export function OrdersFilter({ chosen }: { chosen: ShownStatus | null }) {
  const t = useStrings(ordersStrings);
  const statuses = useStrings(statusStrings);
  return (
    <Row aria-label={t.filter}>
      <Link to={paths.orders()} aria-current={chosen === null ? 'page' : undefined}>
        {t.all}
      </Link>
      {SHOWN_STATUSES.map((status) => (
        <Link
          key={status}
          to={`${paths.orders()}?status=${status}`}
          aria-current={chosen === status ? 'page' : undefined}
        >
          {statuses[status]}
        </Link>
      ))}
    </Row>
  );
}

const Row = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  marginInline: 'calc(-1 * clamp(16px, 4.2vw, 56px))',
  paddingInline: 'clamp(16px, 4.2vw, 56px)',
  paddingBlock: 4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& a': {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    paddingInline: 18,
    border: `1px solid ${theme.vars.palette.edge}`,
    borderRadius: 22,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    fontWeight: 600,
  },
  '& a:hover': { background: theme.vars.palette.cloth },
  '& a[aria-current]': {
    background: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
}));
