import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { lazy, Suspense, useState } from 'react';
import { orderFindingStrings } from '#locales/en/staff/order-finding.ts';
import { useStrings } from '#locales/use-strings.ts';
import type { OrderListParams } from '../orders/use-order-list-params.ts';
import { MenuButton } from '../shared/menu-button.tsx';
import { SavedViewItems } from './saved-view-items.tsx';

const SaveViewDialog = lazy(() =>
  import('./save-view-dialog.tsx').then((m) => ({ default: m.SaveViewDialog })),
);
const ManageViewsDialog = lazy(() =>
  import('./manage-views-dialog.tsx').then((m) => ({ default: m.ManageViewsDialog })),
);

/** Renders the menu of the views that the member of staff saved, with the ways to save, rename and delete one. */
export function SavedViewsMenu({ params }: { params: OrderListParams }) {
  const t = useStrings(orderFindingStrings);
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <MenuButton label={t.views} isBusy={false}>
        {(closeMenu) => {
          const open = (next: 'save' | 'manage') => {
            closeMenu();
            setDialog(next);
          };
          return [
            <MenuItem key="save" disabled={!params.isFiltered} onClick={() => open('save')}>
              {params.isFiltered ? t.saveView : t.nothingToSave}
            </MenuItem>,
            <MenuItem key="manage" onClick={() => open('manage')}>
              {t.manageViews}
            </MenuItem>,
            <Divider key="line" />,
            <SavedViewItems
              key="views"
              onChoose={(filters) => {
                closeMenu();
                params.show(filters);
              }}
            />,
          ];
        }}
      </MenuButton>
      <Suspense>
        {dialog === 'save' && <SaveViewDialog filter={params.filter} onClose={close} />}
        {dialog === 'manage' && <ManageViewsDialog onClose={close} />}
      </Suspense>
    </>
  );
}
