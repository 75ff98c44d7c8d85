import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { addresses } from '@nargisus/local-suite/launcher';
import { RULES_PROJECTS, rulesProject } from '../fixtures/rules/rules-environment.ts';

/** Runs after the other rules tests (e2e/vitest.config.ts) and adds up which parts of firestore.rules they evaluated. */
interface Place {
  sourcePosition: { line: number; column: number };
  values: { value: { boolValue?: boolean }; count: number }[];
}
interface Allow extends Place {
  methods: string[];
  mostExpressions: number;
}

interface Seen {
  at: string;
  text: string;
  yes: number;
  no: number;
  mostExpressions: number;
}

const lines = readFileSync(resolve(import.meta.dirname, '../../firestore.rules'), 'utf8').split('\n');

/** Firestore's limit is 1000; whose count may differ from ours by some. */
const MOST_EXPRESSIONS = 500;

let allows: Seen[];
let conditions: Seen[];
beforeAll(async () => {
  const reports = await Promise.all(RULES_PROJECTS.map(coverageOf));
  allows = added(reports.flatMap(({ report }) => report));
  conditions = added(reports.flatMap((it) => it.conditions));
});

async function coverageOf(name: (typeof RULES_PROJECTS)[number]) {
  const answer = await fetch(
    `http://${addresses.hosts.firestore}/emulator/v1/projects/${rulesProject(name)}:ruleCoverage`,
  );
  return (await answer.json()) as { report: Allow[]; conditions: Place[] };
}

function added(places: readonly (Place & Partial<Allow>)[]): Seen[] {
  const sum = new Map<string, Seen>();
  for (const {
    sourcePosition: { line, column },
    values,
    mostExpressions = 0,
  } of places) {
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

const named = (places: readonly Seen[]) => places.map(({ at, text }) => `firestore.rules:${at} ${text}`);
/** What is written to have one outcome only. */
const isFixed = ({ text }: Seen) => /: if (true|false);$/.test(text);

describe('the tests of the rules', () => {
  test('were all run against the rules as they are', () => {
    const written = lines.filter((line) => /^\s*allow /.test(line)).length;
    expect(allows).toHaveLength(written);
    expect(conditions.length).toBeGreaterThan(written);
  });

  test('see every allow permit something and refuse something', () => {
    const both = allows.filter((it) => !isFixed(it));
    expect(named(both.filter(({ yes }) => yes === 0))).toEqual([]);
    expect(named(both.filter(({ no }) => no === 0))).toEqual([]);
  });

  test('see every condition true and false', () => {
    expect(named(conditions.filter(({ yes }) => yes === 0))).toEqual([]);
    expect(named(conditions.filter(({ no }) => no === 0))).toEqual([]);
  });

  test('see no legal request come near the most expressions that Firestore evaluates', () => {
    const [dearest] = [...allows].sort((a, b) => b.mostExpressions - a.mostExpressions);
    console.info(
      `The dearest legal request takes ${dearest?.mostExpressions} of 1000 expressions: ${dearest?.text}`,
    );
    expect(dearest?.mostExpressions).toBeGreaterThan(0);
    expect(dearest?.mostExpressions).toBeLessThan(MOST_EXPRESSIONS);
  });
});
