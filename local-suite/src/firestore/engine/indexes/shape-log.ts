import { fieldPathText } from '../paths/field-paths.ts';
import type { QueryShape } from './serve-shape.ts';

/** Records the distinct query shapes, so that a test run can compare them with the declared indexes. */
export class ShapeLog {
  readonly #shapes = new Map<string, QueryShape>();

  add(shape: QueryShape): void {
    const name = shapeName(shape);
    if (!this.#shapes.has(name)) this.#shapes.set(name, withoutValues(shape));
  }

  all(): QueryShape[] {
    return [...this.#shapes.values()];
  }
}

/** Drops the compared values that the planner passes along: a log of them would contain personal data. */
function withoutValues({ equalities, ...shape }: QueryShape): QueryShape {
  return { ...shape, equalities: equalities.map(({ path, contains }) => ({ path, contains })) };
}

/** Returns a name that is equal for equal shapes, whatever the order of their filters. */
export function shapeName({ scope, collectionId, equalities, needed, aggregated }: QueryShape): string {
  const fixed = equalities
    .map(({ path, contains }) => `${fieldPathText(path)} ${contains ? 'CONTAINS' : '=='}`)
    .sort();
  const orders = needed.orders.map(({ path, direction }) => `${fieldPathText(path)} ${direction}`);
  const sums = aggregated.map((path) => `sum ${fieldPathText(path)}`).sort();
  const group = scope === 'COLLECTION' ? collectionId : `**/${collectionId}`;
  return [group, ...fixed, ...orders, `__name__ ${needed.nameDirection}`, ...sums].join(', ');
}
