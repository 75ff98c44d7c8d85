import { fieldPathText } from '../paths/field-paths.ts';
import type { QueryShape } from './serve-shape.ts';

/** The distinct query shapes that were asked for, so that a test run can compare them with what is declared. */
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

/** What the planner hands over carries the compared values too: a log of them would keep personal data. */
function withoutValues({ equalities, ...shape }: QueryShape): QueryShape {
  return { ...shape, equalities: equalities.map(({ path, contains }) => ({ path, contains })) };
}

/** Equal shapes have the same name, whatever the order of their filters. */
export function shapeName({ scope, collectionId, equalities, needed, aggregated }: QueryShape): string {
  const fixed = equalities
    .map(({ path, contains }) => `${fieldPathText(path)} ${contains ? 'CONTAINS' : '=='}`)
    .sort();
  const orders = needed.orders.map(({ path, direction }) => `${fieldPathText(path)} ${direction}`);
  const sums = aggregated.map((path) => `sum ${fieldPathText(path)}`).sort();
  const group = scope === 'COLLECTION' ? collectionId : `**/${collectionId}`;
  return [group, ...fixed, ...orders, `__name__ ${needed.nameDirection}`, ...sums].join(', ');
}
