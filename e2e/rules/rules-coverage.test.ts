import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { addresses } from '@nargisus/local-suite/launcher';
import { RULES_PROJECTS, rulesProject } from '../fixtures/rules/rules-environment.ts';

/** Runs after the other rules tests (e2e/vitest.config.ts) and adds up which parts of firestore.rules they evaluated. */
interface Coverage {
  sourcePosition: { line: number; column: number };
  values: { value: { boolValue?: boolean }; count: number }[];
}
interface AllowCoverage extends Coverage {
  methods: string[];
  mostExpressions: number;
}

/** One allow or condition, with how often each outcome was seen in all projects. */
interface Seen {
  at: string;
  text: string;
  yes: number;
  no: number;
  mostExpressions: number;
}

const lines = readFileSync(resolve(import.meta.dirname, '../../firestore.rules'), 'utf8').split('\n');

/** Half of Firestore's limit of 1000, since its count may differ slightly from the emulator's. */
const MOST_EXPRESSIONS = 500;

let allows: Seen[];
let conditions: Seen[];
beforeAll(async () => {
  const reports = await Promise.all(RULES_PROJECTS.map(coverageOf));
  allows = sumByPosition(reports.flatMap(({ report }) => report));
  conditions = sumByPosition(reports.flatMap((it) => it.conditions));
});

async function coverageOf(name: (typeof RULES_PROJECTS)[number]) {
  const answer = await fetch(
    `http://${addresses.hosts.firestore}/emulator/v1/projects/${rulesProject(name)}:ruleCoverage`,
  );
  return (await answer.json()) as { report: AllowCoverage[]; conditions: Coverage[] };
}

function sumByPosition(entries: readonly (Coverage & Partial<AllowCoverage>)[]): Seen[] {
  const sum = new Map<string, Seen>();
  for (const {
    sourcePosition: { line, column },
    values,
    mostExpressions = 0,
  } of entries) {
    const at = `${line}:${column}`;
    const text = (lines[line - 1] ?? '').slice(column - 1).trim();
    const seen = sum.get(at) ?? { at, text, yes: 0, no: 0, mostExpressions: 0 };
    for (const { value, count } of values) {
      if (value.boolValue === true) seen.yes += count;
      else seen.no += count;
    }
    seen.mostExpressions = Math.max(seen.mostExpressions, mostExpressions);
    sum.set(at, seen);
  }
  return [...sum.values()];
}

const describePositions = (seen: readonly Seen[]) =>
  seen.map(({ at, text }) => `firestore.rules:${at} ${text}`);
/** Returns whether an allow has one outcome by design. */
const isFixed = ({ text }: Seen) => /: if (true|false);$/.test(text);

describe('the tests of the rules', () => {
  test('all ran against the current rules', () => {
    const written = lines.filter((line) => /^\s*allow /.test(line)).length;
    expect(allows).toHaveLength(written);
    expect(conditions.length).toBeGreaterThan(written);
  });

  test('see every allow permit a request and deny one', () => {
    const both = allows.filter((it) => !isFixed(it));
    expect(describePositions(both.filter(({ yes }) => yes === 0))).toEqual([]);
    expect(describePositions(both.filter(({ no }) => no === 0))).toEqual([]);
  });

  test('see every condition true and false', () => {
    expect(describePositions(conditions.filter(({ yes }) => yes === 0))).toEqual([]);
    expect(describePositions(conditions.filter(({ no }) => no === 0))).toEqual([]);
  });

  test('see no allowed request near Firestore’s limit of expressions', () => {
    const [mostExpensive] = [...allows].sort((a, b) => b.mostExpressions - a.mostExpressions);
    console.info(
      `The most expensive allowed request takes ${mostExpensive?.mostExpressions} of 1000 expressions: ${mostExpensive?.text}`,
    );
    expect(mostExpensive?.mostExpressions).toBeGreaterThan(0);
    expect(mostExpensive?.mostExpressions).toBeLessThan(MOST_EXPRESSIONS);
  });
});
