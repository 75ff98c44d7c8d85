import type { FieldPath } from '../paths/document-key.ts';
import { fieldPathFromText, fieldPathText } from '../paths/field-paths.ts';
import type { Direction } from '../queries/query.ts';
import type { EqualityField, IndexField } from './index-definition.ts';

export type IndexScope = 'COLLECTION' | 'COLLECTION_GROUP';

interface DeclaredField {
  readonly path: string;
  readonly order: IndexField['order'];
}

interface DeclaredIndex {
  readonly fields: readonly DeclaredField[];
  readonly nameDirection: Direction;
}

/** The order a query needs after the fields that its equalities fix. */
export interface NeededOrder {
  readonly orders: readonly { path: IndexField['path']; direction: Direction }[];
  readonly nameDirection: Direction;
}

/** A single-field index of a document's collection group. */
export interface SingleField {
  readonly scope: IndexScope;
  readonly order: IndexField['order'];
}

const AUTOMATIC: readonly SingleField[] = [
  { scope: 'COLLECTION', order: 'ASC' },
  { scope: 'COLLECTION', order: 'DESC' },
  { scope: 'COLLECTION', order: 'CONTAINS' },
];

/** A composite index with its fields' paths, as document entries need them. */
interface CompositeFields {
  readonly scope: IndexScope;
  readonly fields: readonly IndexField[];
}

type Json = Record<string, unknown>;

function list(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter((it): it is Json => typeof it === 'object' && it !== null) : [];
}

function orderOf(field: Json): IndexField['order'] | undefined {
  if (field['arrayConfig'] === 'CONTAINS') return 'CONTAINS';
  if (field['order'] === 'ASCENDING') return 'ASC';
  return field['order'] === 'DESCENDING' ? 'DESC' : undefined;
}

function declaredIndex(json: Json): DeclaredIndex | undefined {
  const fields: DeclaredField[] = [];
  for (const field of list(json['fields'])) {
    const order = orderOf(field);
    if (!order) return undefined; // a vector index: nearest neighbours need none here
    fields.push({ path: String(field['fieldPath']), order });
  }
  const last = fields.at(-1);
  const named = last?.path === '__name__' && last.order !== 'CONTAINS' ? fields.pop() : undefined;
  const direction = named?.order ?? fields.at(-1)?.order;
  return { fields, nameDirection: direction === 'DESC' ? 'DESC' : 'ASC' };
}

/**
 * Returns the equalities that an index fixes before the needed order follows; undefined when it does not
 * fit. The cloud reads an index in its own direction only: the opposite order needs an index of its own
 * (https://firebase.google.com/docs/firestore/query-data/index-overview).
 */
function coverage(
  index: DeclaredIndex,
  equalities: ReadonlyMap<string, EqualityField>,
  needed: NeededOrder,
): string[] | undefined {
  const heads = index.fields.length - needed.orders.length;
  if (heads < 0 || index.nameDirection !== needed.nameDirection) return undefined;
  const follows = index.fields.slice(heads).every((field, i) => {
    const order = needed.orders[i]!;
    return field.path === fieldPathText(order.path) && field.order === order.direction;
  });
  if (!follows) return undefined;
  const names = index.fields
    .slice(0, heads)
    .map((field) => equalityName(field.path, field.order === 'CONTAINS'));
  return names.every((name) => equalities.has(name)) && new Set(names).size === names.length
    ? names
    : undefined;
}

function equalityName(path: string, contains: boolean): string {
  return contains ? `${path} contains` : path;
}

/**
 * The content of firestore.indexes.json: composite indexes and the exemptions from automatic single-field
 * ones.
 */
export class DeclaredIndexes {
  readonly #composites = new Map<string, DeclaredIndex[]>();
  /** The scopes and orders in which a field is indexed, where they differ from the automatic ones. */
  readonly #overrides = new Map<string, readonly SingleField[]>();
  readonly #compositesByGroup = new Map<string, CompositeFields[]>();
  readonly #mostByGroup = new Map<string, ReturnType<DeclaredIndexes['mostEntries']>>();

  /** @param json the parsed file; ignores what it does not understand, since the CLI checks the format */
  constructor(json: unknown = {}) {
    const file = typeof json === 'object' && json !== null ? (json as Json) : {};
    for (const entry of list(file['indexes'])) {
      const scope = entry['queryScope'] === 'COLLECTION_GROUP' ? 'COLLECTION_GROUP' : 'COLLECTION';
      const index = declaredIndex(entry);
      if (!index) continue;
      const group = String(entry['collectionGroup']);
      const fields = index.fields.map(({ path, order }) => ({ path: fieldPathFromText(path), order }));
      this.#compositesByGroup.set(group, [...this.compositesOf(group), { scope, fields }]);
      const place = `${scope} ${group}`;
      this.#composites.set(place, [...(this.#composites.get(place) ?? []), index]);
    }
    for (const entry of list(file['fieldOverrides'])) {
      const forms = list(entry['indexes']).flatMap((it): SingleField[] => {
        const order = orderOf(it);
        const scope = it['queryScope'] === 'COLLECTION_GROUP' ? 'COLLECTION_GROUP' : 'COLLECTION';
        return order ? [{ scope, order }] : [];
      });
      this.#overrides.set(`${String(entry['collectionGroup'])} ${String(entry['fieldPath'])}`, forms);
    }
  }

  /**
   * Returns the override that applies to a field: its own, that of an enclosing map, or that of the
   * collection group.
   */
  #overrideFor(collectionId: string, path: FieldPath): readonly SingleField[] | undefined {
    for (let length = path.length; length > 0; length--) {
      const own = this.#overrides.get(`${collectionId} ${fieldPathText(path.slice(0, length))}`);
      if (own) return own;
    }
    return this.#overrides.get(`${collectionId} *`);
  }

  /**
   * Returns whether a single-field index has this order. They are automatic for collections; for collection
   * groups a field override must add them. Either direction serves an equality.
   */
  hasSingleField(
    scope: IndexScope,
    collectionId: string,
    path: FieldPath,
    order: IndexField['order'] | 'ANY',
  ): boolean {
    const forms = this.#overrideFor(collectionId, path);
    if (!forms) return scope === 'COLLECTION';
    return forms.some(
      (it) => it.scope === scope && (order === 'ANY' ? it.order !== 'CONTAINS' : it.order === order),
    );
  }

  /** Returns the single-field indexes that hold a field of a document. */
  singleFields(collectionId: string, path: FieldPath): readonly SingleField[] {
    return this.#overrideFor(collectionId, path) ?? AUTOMATIC;
  }

  /** Returns the composite indexes that may hold a document of the collection group. */
  compositesOf(collectionId: string): readonly CompositeFields[] {
    return this.#compositesByGroup.get(collectionId) ?? [];
  }

  /**
   * Returns an upper bound of the entries per value, and the number of values of the composites: enough for
   * a cheap check.
   */
  mostEntries(collectionId: string): {
    readonly forms: number;
    /** Fields without any single-field index, at every depth. */
    readonly exempt: ReadonlySet<string>;
    readonly composites: readonly { readonly values: number; readonly contains: boolean }[];
  } {
    let most = this.#mostByGroup.get(collectionId);
    if (!most) {
      const own = [...this.#overrides].filter(([place]) => place.startsWith(`${collectionId} `));
      const forms = own.map(([, indexes]) => indexes.length);
      const exempt = own
        .filter(
          ([place, indexes]) => indexes.length === 0 && !own.some(([other]) => other.startsWith(`${place}.`)),
        )
        .map(([place]) => place.slice(collectionId.length + 1));
      const composites = this.compositesOf(collectionId).map(({ fields }) => ({
        values: fields.length,
        contains: fields.some(({ order }) => order === 'CONTAINS'),
      }));
      most = { forms: Math.max(AUTOMATIC.length, ...forms), exempt: new Set(exempt), composites };
      this.#mostByGroup.set(collectionId, most);
    }
    return most;
  }

  /**
   * Returns declared composite indexes that together fix the equalities and run in the needed order, each as
   * the equalities it fixes. `covered` marks the equalities they reach; without a needed order, single-field
   * indexes may serve the rest.
   */
  cover(
    scope: IndexScope,
    collectionId: string,
    equalities: readonly EqualityField[],
    needed: NeededOrder,
  ): { groups: EqualityField[][]; uncovered: EqualityField[] } {
    const open = new Map(equalities.map((it) => [equalityName(fieldPathText(it.path), it.contains), it]));
    const all = new Map(open);
    const candidates = (this.#composites.get(`${scope} ${collectionId}`) ?? [])
      .map((index) => coverage(index, all, needed))
      .filter((names): names is string[] => names !== undefined);
    const groups: EqualityField[][] = [];
    for (;;) {
      const gain = (names: string[]): number => names.filter((name) => open.has(name)).length;
      const best = candidates.reduce<string[]>((a, b) => (gain(b) > gain(a) ? b : a), []);
      // An index without equalities only helps when there are none to fix.
      if (gain(best) === 0) {
        if (equalities.length === 0 && candidates.length > 0) groups.push([]);
        return { groups, uncovered: [...open.values()] };
      }
      groups.push(best.map((name) => all.get(name)!));
      for (const name of best) open.delete(name);
    }
  }
}
