import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import { orderFindingStrings } from '#locales/en/staff/order-finding.ts';
import { useStrings } from '#locales/use-strings.ts';
import { DialogButtons } from '../shared/dialog-buttons.tsx';
import { DialogHeading } from '../shared/dialog-heading.tsx';
import { ListSection } from '../table/list-section.tsx';
import { ManagedView } from './managed-view.tsx';
import { useOwnViews } from './use-own-views.ts';

/** Renders the dialog in which staff rename and delete their views. */
export function ManageViewsDialog({ onClose }: { onClose(): void }) {
  const t = useStrings(orderFindingStrings);
  const { views, reload } = useOwnViews();
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogHeading id={id} text={t.manageTitle} />
      <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }} tabIndex={0}>
        <ListSection
          of={views}
          failed={t.viewsFailed}
          isEmpty={(all) => all.length === 0}
          empty={t.noViews}
          rows={2}
        >
          {(all) =>
            all.map((view) => <ManagedView key={`${view.id} ${view.name}`} view={view} onChanged={reload} />)
          }
        </ListSection>
      </DialogContent>
      <DialogButtons>
        <Button onClick={onClose}>{t.done}</Button>
      </DialogButtons>
    </Dialog>
  );
}
