import type { AssignableCollection, Category } from '@nargisus/domain/catalogue';
import {
  collectionFormSchema,
  wireCollection,
  type CollectionChanges,
  type CollectionForm,
  type CuratedCollection,
} from '@nargisus/domain/collections';
import { fieldErrors, type FieldErrors } from '@nargisus/domain/contract';
import { paisaFromTaka, takaFromPaisa } from '@nargisus/domain/money';
import { isSameValue } from '@nargisus/domain/settings';
import type { SentCollection } from '#data/collections/staff-collections.ts';

/** A rule as it is typed. */
export interface RuleValues {
  readonly categories: readonly Category[];
  readonly collections: readonly AssignableCollection[];
  readonly from: string;
  readonly to: string;
  readonly onSale: boolean;
  readonly isNew: boolean;
  readonly featured: boolean;
}

/** A collection as its form edits it. Both ways of choosing products are kept while staff switch between them. */
export interface CollectionValues {
  readonly id: string;
  readonly name: string;
  readonly nameBn: string;
  readonly description: string;
  readonly descriptionBn: string;
  readonly image: string;
  readonly isVisible: boolean;
  readonly by: 'hand' | 'rule';
  readonly products: readonly string[];
  readonly rule: RuleValues;
}

const NO_RULE: RuleValues = {
  ...{ categories: [], collections: [], from: '', to: '' },
  ...{ onSale: false, isNew: false, featured: false },
};

export const NEW_COLLECTION: CollectionValues = {
  ...{ id: '', name: '', nameBn: '', description: '', descriptionBn: '', image: '' },
  ...{ isVisible: false, by: 'hand', products: [], rule: NO_RULE },
};

const typedPrice = (price: number | null) => (price === null ? '' : String(price));
/** Returns taka; NaN, which no schema accepts, for something else. */
const priceOf = (typed: string): number | null => {
  if (typed.trim() === '') return null;
  const price = paisaFromTaka(typed);
  return price === undefined ? Number.NaN : takaFromPaisa(price);
};

/** The fields of a stored collection in wire form, which edits are compared with. */
export type WireFields = Omit<SentCollection, 'id'>;

export const wireFieldsOf = (collection: CuratedCollection) =>
  wireCollection(collection) as unknown as WireFields;

/** Returns what the form shows of a collection. */
export function valuesOf(id: string, { membership, ...texts }: WireFields): CollectionValues {
  if (membership.by === 'hand')
    return { id, ...texts, by: 'hand', products: membership.products, rule: NO_RULE };
  const { by, from, to, ...rule } = membership;
  return { id, ...texts, by, products: [], rule: { ...rule, from: typedPrice(from), to: typedPrice(to) } };
}

/** Returns the collection to send. */
export function wireOf({ by, products, rule, ...texts }: CollectionValues): SentCollection {
  return {
    ...texts,
    membership:
      by === 'hand'
        ? { by, products: [...products] }
        : {
            ...rule,
            by,
            categories: [...rule.categories],
            collections: [...rule.collections],
            from: priceOf(rule.from),
            to: priceOf(rule.to),
          },
  };
}

export type CheckedCollection =
  { readonly ok: true; readonly form: CollectionForm } | { readonly ok: false; readonly errors: FieldErrors };

/** Validates the values as the API does. */
export function checkValues(values: CollectionValues): CheckedCollection {
  const parsed = collectionFormSchema.safeParse(wireOf(values));
  return parsed.success
    ? { ok: true, form: parsed.data }
    : { ok: false, errors: fieldErrors(parsed.error.issues) };
}

/** Returns the changed fields, with what staff saw of each. */
export function changesOf(seen: WireFields, values: CollectionValues): CollectionChanges {
  const { id: _id, ...wire } = wireOf(values);
  const changed = (Object.keys(wire) as (keyof WireFields)[]).filter(
    (field) => !isSameValue(seen[field], wire[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, { from: seen[field], to: wire[field] }]));
}
