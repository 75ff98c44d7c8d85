import { ShopError, staleCollectionSchema } from '@nargisus/domain/contract';
import type { CollectionList, CuratedCollection } from '@nargisus/domain/collections';
import { useRef, useState, type FormEvent } from 'react';
import { serverError } from '#data/api/call-api.ts';
import { addCollection, editCollection } from '#data/collections/staff-collections.ts';
import { fieldErrorsOf, type Translatable, type TranslatableFields } from '#locales/translatable.ts';
import {
  changesOf,
  checkValues,
  NEW_COLLECTION,
  valuesOf,
  wireFieldsOf,
  wireOf,
  type CollectionValues,
  type WireFields,
} from './collection-values.ts';

interface Messages {
  /** Shown when the server sends no message. */
  readonly failed: string;
  onSaved(list: CollectionList): void;
}

interface Conflict {
  readonly fields: readonly (keyof WireFields)[];
  /** The name of the colleague; null for a deleted account. */
  readonly by: string | null;
}

/** Holds the form of a new collection or, with `stored`, of an edit; a stale edit shows the colleague's values. */
export function useCollectionForm(stored: CuratedCollection | undefined, { failed, onSaved }: Messages) {
  /** What staff saw of each field; the colleague's value once they have decided about it. */
  const [seen, setSeen] = useState(() => stored && wireFieldsOf(stored));
  const [values, setValues] = useState(() => (stored && seen ? valuesOf(stored.id, seen) : NEW_COLLECTION));
  const [errors, setErrors] = useState<TranslatableFields>({});
  const [failure, setFailure] = useState<Translatable | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isSaving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const showErrors = (found: TranslatableFields) => {
    setErrors(found);
    // After the fields are marked invalid.
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const save = async () => {
    setFailure(null);
    const checked = checkValues(values);
    if (!checked.ok) return showErrors(checked.errors);
    setErrors({});
    setSaving(true);
    try {
      onSaved(
        await (seen ? editCollection(values.id, changesOf(seen, values)) : addCollection(wireOf(values))),
      );
    } catch (cause) {
      const fields = cause instanceof ShopError ? fieldErrorsOf(cause) : undefined;
      const stale = cause instanceof ShopError ? staleCollectionSchema.safeParse(cause.data) : undefined;
      if (stale?.success && seen) {
        const { stale: found, by } = stale.data;
        setSeen({ ...seen, ...Object.fromEntries(found.map(({ field, is }) => [field, is])) });
        setConflict({ fields: found.map(({ field }) => field as keyof WireFields), by });
      } else if (fields) showErrors(fields);
      else setFailure(serverError(cause) ?? failed);
    } finally {
      setSaving(false);
    }
    return undefined;
  };
  const settle = (field: keyof WireFields) =>
    setConflict((now) => {
      const fields = now?.fields.filter((it) => it !== field) ?? [];
      return now && fields.length > 0 ? { ...now, fields } : null;
    });

  return {
    values,
    seen,
    errors,
    failure,
    conflict,
    isSaving,
    isEdited: seen ? Object.keys(changesOf(seen, values)).length > 0 : values !== NEW_COLLECTION,
    set: (change: Partial<CollectionValues>) => {
      setFailure(null);
      setErrors((now) =>
        Object.fromEntries(
          Object.entries(now).filter(
            ([field]) =>
              !(field in change) &&
              !(
                field.startsWith('membership') &&
                ('rule' in change || 'products' in change || 'by' in change)
              ),
          ),
        ),
      );
      setValues((now) => ({ ...now, ...change }));
    },
    /** Takes the colleague's value of a field. */
    take: (field: keyof WireFields) => {
      if (!seen) return;
      const theirs = valuesOf(values.id, seen);
      const { by, products, rule } = theirs;
      setValues((now) => ({
        ...now,
        ...(field === 'membership' ? { by, products, rule } : { [field]: theirs[field] }),
      }));
      settle(field);
    },
    /** Keeps the own value: the next save replaces the colleague's. */
    keep: settle,
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      form.current = event.currentTarget;
      if (!isSaving) void save();
    },
  };
}
