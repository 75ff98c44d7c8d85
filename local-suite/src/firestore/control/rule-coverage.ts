import type { AllowCoverage } from '../../rules/ruleset.ts';
import type { RulesBook } from '../rpc/rules-book.ts';

interface CoverageEntry {
  sourcePosition: { line: number; column: number };
  /** Which operations the allow statement is for: `read`, `create`, ... */
  methods: string[];
  /** How often the condition came out true, false, or as an evaluation error. */
  values: { value: { boolValue: boolean } | { undefined: Record<string, never> }; count: number }[];
}

/** Per allow statement, in the shape of the official report's entries but without sub-expressions. */
export function coverageReport(book: RulesBook, project: string): { report: CoverageEntry[] } {
  return { report: book.coverage(project).map(entry) };
}

function entry({ line, column, methods, allowed, denied, errors }: AllowCoverage): CoverageEntry {
  return {
    sourcePosition: { line, column },
    methods,
    values: [
      { value: { boolValue: true }, count: allowed },
      { value: { boolValue: false }, count: denied },
      { value: { undefined: {} }, count: errors },
    ],
  };
}

export function coverageHtml(book: RulesBook, project: string): string {
  const rows = book
    .coverage(project)
    .map(
      ({ line, column, methods, allowed, denied, errors }) =>
        `<tr><td>L${line}:${column}</td><td>${escape(methods.join(', '))}</td>` +
        `<td>${allowed}</td><td>${denied}</td><td>${errors}</td></tr>`,
    );
  return (
    `<!doctype html><html lang="en"><title>Rule coverage</title><h1>Rule coverage of ${escape(project)}</h1>` +
    '<table><tr><th>allow at</th><th>for</th><th>true</th><th>false</th><th>errors</th></tr>' +
    `${rows.join('')}</table></html>`
  );
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
