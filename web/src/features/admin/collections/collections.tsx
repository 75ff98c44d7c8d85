import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MAX_COLLECTIONS, type CollectionList } from '@nargisus/domain/collections';
import { useRef } from 'react';
import { useStaffCollections } from '#data/collections/staff-collections.ts';
import { adminCollectionsStrings } from '#locales/en/staff/admin-collections.ts';
import { useStrings } from '#locales/use-strings.ts';
import { toast } from '#ui/toast.ts';
import { TabHeading } from '../shared/tab-heading.tsx';
import { useListParams } from '../shared/use-list-params.ts';
import { ListSection } from '../table/list-section.tsx';
import { CollectionForm } from './collection-form.tsx';
import { CollectionRows } from './collection-rows.tsx';

/** The value of `edit` in the query string for a new collection; no id, which begins with a letter or digit. */
const NEW = '-';

/** Renders the Collections tab: the collections that staff keep, and the form of one (docs/adr/0054). */
export function Collections() {
  const t = useStrings(adminCollectionsStrings);
  const { list, show, reload } = useStaffCollections();
  const params = useListParams();
  const edited = params.text('edit');
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button goes away with the list or the form, and the focus with it.
  const edit = (id: string | null) => {
    params.set({ edit: id });
    setTimeout(() => heading.current?.focus());
  };
  const close = () => edit(null);
  const onSaved = (saved: CollectionList) => {
    show(saved);
    toast(t.saved);
    close();
  };
  return (
    <>
      <TabHeading ref={heading} title={t.title} about={t.about} />
      <ListSection of={list} failed={t.failed} isEmpty={() => false} empty="" rows={3}>
        {({ collections }) => {
          const collection = collections.find(({ id }) => id === edited);
          if (edited === NEW || collection)
            return (
              <CollectionForm
                key={edited}
                collection={collection}
                onSaved={onSaved}
                onClose={() => {
                  reload();
                  close();
                }}
              />
            );
          return (
            <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
              {collections.length < MAX_COLLECTIONS && <Button onClick={() => edit(NEW)}>{t.add}</Button>}
              {collections.length === 0 ? (
                <Typography color="textSecondary">{t.none}</Typography>
              ) : (
                <CollectionRows collections={collections} onChanged={show} onStale={reload} onEdit={edit} />
              )}
            </Box>
          );
        }}
      </ListSection>
    </>
  );
}
