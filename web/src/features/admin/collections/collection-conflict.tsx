import { adminCollectionsStrings } from '#locales/en/staff/admin-collections.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ConflictNotice } from '../shared/conflict-notice.tsx';
import { wireOf, type WireFields } from './collection-values.ts';
import type { useCollectionForm } from './use-collection-form.ts';

/** Renders what a colleague saved while the form was open, and the choices for each field. */
export function CollectionConflict({ form }: { form: ReturnType<typeof useCollectionForm> }) {
  const t = useStrings(adminCollectionsStrings);
  const { conflict, seen, values } = form;
  if (!conflict || !seen) return null;
  const label: Record<keyof WireFields, string> = {
    name: t.name,
    nameBn: t.nameBn,
    description: t.description,
    descriptionBn: t.descriptionBn,
    image: t.picture,
    isVisible: t.isVisible,
    membership: t.products,
  };
  const textOf = (field: keyof WireFields, wire: WireFields): string => {
    if (field === 'membership')
      return wire.membership.by === 'hand' ? t.picked(String(wire.membership.products.length)) : t.byRule;
    if (field === 'isVisible') return wire.isVisible ? t.visible : t.hidden;
    return wire[field] ? `“${wire[field]}”` : t.empty;
  };
  return (
    <ConflictNotice
      title={t.conflictTitle(conflict.by)}
      text={t.conflictText}
      conflicts={conflict.fields.map((field) => {
        const [theirs, mine] = [textOf(field, seen), textOf(field, wireOf(values))];
        const take = { label: t.take(theirs), choose: () => form.take(field) };
        return {
          field,
          text: t.both(label[field], theirs, mine),
          // The field of the picture holds an upload, which another URL cannot replace.
          choices: [
            ...(field === 'image' ? [] : [take]),
            { label: t.keep(mine), choose: () => form.keep(field) },
          ],
        };
      })}
    />
  );
}
