import MenuItem from '@mui/material/MenuItem';
import { viewFilters } from '@nargisus/domain/saved-views';
import { orderFindingStrings } from '#locales/en/staff/order-finding.ts';
import { useStrings } from '#locales/use-strings.ts';
import { useOwnViews } from './use-own-views.ts';

interface Props {
  onChoose(filters: Readonly<Record<string, string>>): void;
}

/** Renders the saved views as items of a menu, in all their states. Reads them when the menu opens. */
export function SavedViewItems({ onChoose }: Props) {
  const t = useStrings(orderFindingStrings);
  const { views } = useOwnViews();
  if (views.state === 'failed') return <MenuItem disabled>{t.viewsFailed}</MenuItem>;
  if (views.state !== 'ready') return <MenuItem disabled>{t.loadingViews}</MenuItem>;
  const ofOrders = views.value.filter(({ tab }) => tab === 'orders');
  if (ofOrders.length === 0) return <MenuItem disabled>{t.noViews}</MenuItem>;
  return ofOrders.map((view) => (
    <MenuItem
      key={view.id}
      onClick={() => onChoose(viewFilters(view))}
      sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere', maxWidth: 320 }}
    >
      {view.name}
    </MenuItem>
  ));
}
