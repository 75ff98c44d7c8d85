import { html } from '../../pages/html.ts';
import type { AllowCoverage, ConditionCoverage, OutcomeCounts } from '../../rules/ruleset.ts';
import type { RulesetRegistry } from '../rpc/ruleset-registry.ts';

interface CoverageEntry {
  sourcePosition: { line: number; column: number };
  /** The operations that the allow statement covers: `read`, `create`, ... */
  methods: string[];
  /** How often the condition evaluated to true, to false, or to an error. */
  values: Values;
  /** The most expressions evaluated by a decision that this statement permitted; the limit is 1000. */
  mostExpressions: number;
}

type Values = { value: { boolValue: boolean } | { undefined: Record<string, never> }; count: number }[];

interface CoverageReport {
  report: CoverageEntry[];
  conditions: Pick<CoverageEntry, 'sourcePosition' | 'values'>[];
}

/**
 * Returns one entry per allow statement, shaped like the official report's. `conditions` are the operands of
 * `&&` and `||` and the tests of `?:`, which the official report lists as sub-expressions.
 */
export function coverageReport(registry: RulesetRegistry, project: string): CoverageReport {
  const { allows, conditions } = registry.coverage(project);
  return { report: allows.map(entry), conditions: conditions.map(place) };
}

function entry({ methods, mostExpressions, ...allow }: AllowCoverage): CoverageEntry {
  return { ...place(allow), methods, mostExpressions };
}

function place({ line, column, ...outcomes }: ConditionCoverage): CoverageReport['conditions'][number] {
  return { sourcePosition: { line, column }, values: values(outcomes) };
}

function values({ allowed, denied, errors }: OutcomeCounts): Values {
  return [
    { value: { boolValue: true }, count: allowed },
    { value: { boolValue: false }, count: denied },
    { value: { undefined: {} }, count: errors },
  ];
}

/** Renders the same report as HTML. */
export function coverageHtml(book: RulesetRegistry, project: string): string {
  const row = ({ line, column, methods, allowed, denied, errors }: AllowCoverage) =>
    html`<tr>
      <td>L${line}:${column}</td>
      <td>${methods.join(', ')}</td>
      <td>${allowed}</td>
      <td>${denied}</td>
      <td>${errors}</td>
    </tr>`;
  return html`<!doctype html>
    <html lang="en">
      <title>Rule coverage</title>
      <h1>Rule coverage of ${project}</h1>
      <table>
        <tr>
          <th>allow at</th>
          <th>for</th>
          <th>true</th>
          <th>false</th>
          <th>errors</th>
        </tr>
        ${book.coverage(project).allows.map(row)}
      </table>
    </html>`.text;
}
