import { fieldPathText } from '../paths/field-paths.ts';
import type { QueryShape } from './serve-shape.ts';

/** The distinct query shapes that each project has asked for, so that a test run can compare them with what is declared. */
export class ShapeLog {
  readonly #byProject = new Map<string, Map<string, QueryShape>>();

  add(project: string, shape: QueryShape): void {
    let shapes = this.#byProject.get(project);
    if (!shapes) this.#byProject.set(project, (shapes = new Map()));
    const name = shapeName(shape);
    if (!shapes.has(name)) shapes.set(name, shape);
  }

  of(project: string): QueryShape[] {
    return [...(this.#byProject.get(project)?.values() ?? [])];
  }
}

/** Equal shapes have the same name, whatever the order of their filters. */
function shapeName({ scope, collectionId, equalities, needed, aggregated }: QueryShape): string {
  const fixed = equalities
    .map(({ path, contains }) => `${fieldPathText(path)} ${contains ? 'CONTAINS' : '=='}`)
    .sort();
  const orders = needed.orders.map(({ path, direction }) => `${fieldPathText(path)} ${direction}`);
  const sums = aggregated.map((path) => `sum ${fieldPathText(path)}`).sort();
  const group = scope === 'COLLECTION' ? collectionId : `**/${collectionId}`;
  return [group, ...fixed, ...orders, `__name__ ${needed.nameDirection}`, ...sums].join(', ');
}
