import { compareFieldPaths, fieldPathText } from '../paths/field-paths.ts';
import type { EqualityField } from '../indexes/index-definition.ts';
import type { IndexUse } from './query.ts';
import { planConjunction } from './plan.ts';
import type { PreparedQuery } from './prepare.ts';
import { shapeOf, type QuerySource } from './run-plan.ts';

const BY_NAME = '(__name__ ASC)';

function inOrder(group: readonly EqualityField[]): EqualityField[] {
  return [...group].sort(
    (a, b) => Number(b.contains) - Number(a.contains) || compareFieldPaths(a.path, b.path),
  );
}

/**
 * Lists the indexes that the plan of a query uses, as Query Explain writes them
 * (https://firebase.google.com/docs/firestore/query-explain), without reading any of them.
 */
export function explainPlan(prepared: PreparedQuery, source: QuerySource): IndexUse[] {
  const uses = new Map<string, IndexUse>();
  const scope = prepared.scope.kind === 'collection' ? 'Collection' : 'Collection Group';
  const add = (properties: string): void => {
    uses.set(properties, { scope, properties });
  };
  for (const conjunction of prepared.disjuncts) {
    const plan = planConjunction(prepared, conjunction);
    const shape = plan.kind === 'scan' ? shapeOf(plan, prepared, source) : undefined;
    if (plan.kind !== 'scan' || !shape) {
      add(BY_NAME);
      continue;
    }
    const { orders, nameDirection } = plan.needed;
    for (const group of source.policy.choose(shape, source.database)) {
      const fixed = inOrder(group).map(({ path, contains }) => {
        // A lone equality is served by the index of its field in the direction of the names.
        const direction = orders.length === 0 ? nameDirection : 'ASC';
        return `${fieldPathText(path)} ${contains ? 'CONTAINS' : direction}`;
      });
      const sorted = orders.map(({ path, direction }) => `${fieldPathText(path)} ${direction}`);
      const read = source.aggregated
        .map(fieldPathText)
        .filter((field) => ![...fixed, ...sorted].some((part) => part.startsWith(`${field} `)))
        .map((field) => `${field} ${orders.at(-1)?.direction ?? nameDirection}`);
      add(`(${[...fixed, ...sorted, ...read, `__name__ ${nameDirection}`].join(', ')})`);
    }
  }
  return [...uses.values()];
}
