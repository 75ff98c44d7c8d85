import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { spreadRenditions } from '@nargisus/domain/catalogue';
import type { CollectionList, CuratedCollection } from '@nargisus/domain/collections';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { deleteCollection, orderCollections } from '#data/collections/staff-collections.ts';
import { adminCollectionsStrings } from '#locales/en/staff/admin-collections.ts';
import { useFormats } from '#locales/formats.ts';
import { useProductName } from '#locales/use-localized.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { Button } from '#ui/button.tsx';
import { ProductThumb } from '#ui/product-thumb.tsx';
import { Chip } from '../shared/chip.tsx';
import { useConfirmDelete } from '../shared/use-confirm-delete.ts';
import { useStaffAction } from '../shared/use-staff-action.ts';
import { moved, Rows, SortableRow } from './sortable-row.tsx';

interface Props {
  collections: readonly CuratedCollection[];
  onChanged(list: CollectionList): void;
  /** A change was rejected: the list may be out of date. */
  onStale(): void;
  onEdit(id: string): void;
}

/** Renders the collections in the order of the shop, with the buttons that order, edit and delete them. */
export function CollectionRows({ collections, onChanged, onStale, onEdit }: Props) {
  const t = useStrings(adminCollectionsStrings);
  const { number } = useFormats();
  const nameOf = useProductName();
  const confirmDelete = useConfirmDelete();
  const { run, isBusy } = useStaffAction();
  /** The order while it is dragged or saved. */
  const [order, setOrder] = useState<readonly CuratedCollection[] | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const shown = order ?? collections;

  const save = async (next: readonly CuratedCollection[]) => {
    const [from, to] = [collections, next].map((list) => list.map(({ id }) => id)) as [string[], string[]];
    if (String(from) !== String(to)) {
      setOrder(next);
      const isSaved = await run(async () => onChanged(await orderCollections(from, to)), {
        failed: t.orderFailed,
      });
      if (!isSaved) onStale();
    }
    setOrder(null);
  };
  const remove = async (collection: CuratedCollection) => {
    const { id } = collection;
    if (!(await confirmDelete(t.deleteQuestion(nameOf(collection))))) return;
    const action = async () => onChanged(await deleteCollection(id));
    if (!(await run(action, { failed: t.deleteFailed, done: t.deleted, outcome: 'deleted' }))) onStale();
  };
  return (
    <Rows aria-label={t.title} sx={{ justifySelf: 'stretch', maxWidth: 720 }}>
      {shown.map((collection, position) => {
        const { id, image, renditions, membership, isVisible } = collection;
        const name = nameOf(collection);
        return (
          <SortableRow
            key={id}
            name={name}
            position={position}
            count={shown.length}
            isDragged={dragged === id}
            onMove={(to) => void (isBusy || save(moved(shown, position, to)))}
            onDrag={(isOn) => {
              if (isOn && !isBusy) setDragged(id);
              if (isOn) return;
              setDragged(null);
              if (order) void save(order);
            }}
            onDragOver={() => {
              const from = shown.findIndex((it) => it.id === dragged);
              if (from !== -1 && from !== position) setOrder(moved(shown, from, position));
            }}
            actions={
              <>
                <Button
                  type="button"
                  variant="text"
                  small
                  aria-label={`${t.edit}: ${name}`}
                  onClick={() => onEdit(id)}
                >
                  {t.edit}
                </Button>
                <Button
                  type="button"
                  variant="text"
                  small
                  aria-label={`${t.remove}: ${name}`}
                  {...busyProps(isBusy, () => void remove(collection))}
                >
                  {t.remove}
                </Button>
              </>
            }
          >
            <ProductThumb
              src={(renditions && spreadRenditions(renditions)[0]?.webp) ?? image}
              alt=""
              width={56}
            />
            <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
              <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
                {name}
              </Typography>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
                <Chip color={isVisible ? 'green' : 'grey'}>{isVisible ? t.visible : t.hidden}</Chip>
                <Typography variant="body2" color="textSecondary">
                  {membership.by === 'hand' ? t.picked(number(membership.products.length)) : t.byRule}
                </Typography>
                {isVisible && (
                  <Link component={RouterLink} to={paths.category(id)}>
                    {t.view}
                  </Link>
                )}
              </Box>
            </Box>
          </SortableRow>
        );
      })}
    </Rows>
  );
}
