import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { inTheAccount } from './in-account.ts';

/* Whoever follows the pages must not be told to run what the installed tools do not know. */
const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');
const pages = ['docs/deploy.md', 'docs/runbook.md'].map(read);
const told = [...pages.flatMap(inBackticks), ...inTheAccount('PROJECT', ['A_SECRET'])];

/** Taken by every command of firebase-tools (its command.js). */
const EVERYWHERE = ['--project', '--json', '--non-interactive', '--force', '--debug'];
const known = commandsOfFirebaseTools();
const calls = told.flatMap((text) => [...text.matchAll(/npx firebase ([a-z][\w:]*)((?:(?!&&| {3}).)*)/g)]);

function inBackticks(page: string): string[] {
  const text = page.replaceAll(/```[\s\S]*?```/g, '');
  return [...text.matchAll(/`([^`]+)`/g)].map(([, command]) => command!.replaceAll(/\s+/g, ' '));
}

/** By name, with their flags, out of the files that declare them: loading them all takes seconds. */
function commandsOfFirebaseTools(): Map<string, string[]> {
  const folder = 'node_modules/firebase-tools/lib/commands';
  const commands = new Map<string, string[]>();
  for (const file of readdirSync(resolve(root, folder)).filter((name) => name.endsWith('.js'))) {
    const text = read(`${folder}/${file}`);
    const name = /new command_1\.Command\("([\w:-]+)/.exec(text)?.[1];
    if (name)
      commands.set(
        name,
        [...text.matchAll(/--[a-z][a-z-]*/g)].map(([flag]) => flag),
      );
  }
  return commands;
}

test('the pages name enough commands for this test to mean something', () => {
  expect(calls.length).toBeGreaterThan(20);
  expect(known.size).toBeGreaterThan(100);
});

test.each(calls.map(([, name, rest]) => [name!, rest!] as const))('npx firebase %s%s', (name, rest) => {
  expect([...known.keys()]).toContain(name);
  for (const [flag] of rest.matchAll(/--[a-z][a-z-]*/g)) {
    expect([...EVERYWHERE, ...known.get(name)!]).toContain(flag);
  }
});

test('a command that firebase-tools hides comes after the switch that shows it', () => {
  const index = read('node_modules/firebase-tools/lib/commands/index.js');
  const hidden = [...index.matchAll(/experiments\.isEnabled\("(\w+)"\)\) \{([^]*?)\n {4}\}/g)];
  const switches = hidden.flatMap(([, name, block]) =>
    [...block!.matchAll(/client\.([\w.]+) = loadCommand/g)].map(
      ([, path]) => [path!.replaceAll('.', ':'), name!] as const,
    ),
  );
  expect(switches.length).toBeGreaterThan(3);
  for (const page of pages) {
    for (const [command, name] of switches) {
      const used = page.indexOf(`npx firebase ${command} `);
      if (used === -1) continue;
      const shown = page.indexOf(`npx firebase experiments:enable ${name}`);
      expect([command, shown >= 0 && shown < used]).toEqual([command, true]);
    }
  }
});

test('every test that docs/security.md names is there', () => {
  const table = /^\| attack [^]*?\n\n/m.exec(read('docs/security.md'))![0];
  const rows = table.trim().split('\n').slice(2);
  expect(rows.length).toBeGreaterThan(15);
  for (const row of rows) {
    const named = [
      ...row
        .split(' | ')
        .at(-1)!
        .matchAll(/`([^`]+)`/g),
    ].map(([, path]) => path!);
    expect(named, row).not.toEqual([]);
    for (const path of named) {
      expect(path).toMatch(/\.(test|spec|suite)\.tsx?$/);
      expect(existsSync(resolve(root, path)), path).toBe(true);
    }
  }
});

test('every link between our pages leads to a file', () => {
  const folders = [
    '.',
    'docs',
    'docs/adr',
    'domain',
    'web',
    'functions',
    'local-suite',
    'e2e',
    'bench',
    'deploy',
  ];
  const files = folders.flatMap((folder) =>
    readdirSync(resolve(root, folder)).flatMap((name) => (name.endsWith('.md') ? `${folder}/${name}` : [])),
  );
  const links = files.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, target]) => ({
      file,
      target: target!,
    })),
  );
  expect(links.length).toBeGreaterThan(50);
  const broken = links.filter(({ file, target }) => !existsSync(resolve(root, dirname(file), target)));
  expect(broken).toEqual([]);
});

test('every npm command of the pages is one of ours', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const ours = told.flatMap((text) => [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!));
  expect(ours.length).toBeGreaterThan(5);
  for (const name of ours) expect(Object.keys(scripts)).toContain(name);
});

test('every parameter and secret of the functions has its line in docs/deploy.md', () => {
  const names = [...read('functions/src/config.ts').matchAll(/define(?:String|Int|Secret)\('(\w+)'/g)];
  expect(names.length).toBeGreaterThan(8);
  for (const [, name] of names) expect(pages[0]).toContain(name);
});
