import {
  collectionsOf,
  detailsAfter,
  editedOf,
  editedPicturesOf,
  mergeEdits,
  savedPictures,
  withoutDetails,
  type ConflictField,
  type Edited,
  type FieldConflict,
  type ProductInput,
} from '@nargisus/domain/catalogue';
import { useState } from 'react';
import type { StaleSave } from './save-outcome.ts';

interface Shown {
  readonly by: string | null;
  readonly base: Edited;
  readonly stored: Edited;
  readonly mine: Edited;
  readonly conflicts: readonly FieldConflict[];
}

/**
 * Merges a save that was rejected because a colleague saved first. Unedited fields take the colleague's values
 * through `set`; edited fields keep theirs. `notice` holds the props of EditConflictNotice until the next save.
 */
export function useEditConflict(set: (field: ConflictField, stored: Edited) => void) {
  const [shown, setShown] = useState<Shown | null>(null);

  const show = (stale: StaleSave | undefined, form: ProductInput) => {
    if (!stale) return setShown(null);
    const [base, stored] = [editedOf(stale.base), editedOf(stale.stored)];
    const mine: Edited = {
      ...withoutDetails(form),
      ...detailsAfter(form),
      collections: [...collectionsOf(form)],
      pictures: editedPicturesOf(savedPictures(form, stale.base)),
    };
    const conflicts = mergeEdits(base, stored, mine);
    for (const { field, isTaken } of conflicts) if (isTaken) set(field, stored);
    return setShown({ by: stale.by, base, stored, mine, conflicts });
  };

  const notice = shown && {
    ...shown,
    onAccept: (field: ConflictField) => {
      set(field, shown.stored);
      const conflicts = shown.conflicts.map((it) => (it.field === field ? { field, isTaken: true } : it));
      setShown({ ...shown, conflicts });
    },
  };
  return { show, notice };
}
