import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { accountCommands } from './account-commands.ts';
import { DOC_PAGES, read, root } from './testing/doc-pages.ts';

/* The pages name only commands and flags that the installed tools have. */
const pages = ['docs/deploy.md', 'docs/runbook.md'].map(read);
const commandTexts = [...pages.flatMap(inBackticks), ...accountCommands('PROJECT', ['A_SECRET'])];

/** Flags of every command of firebase-tools (its command.js). */
const GLOBAL_FLAGS = ['--project', '--json', '--non-interactive', '--force', '--debug'];
const known = commandsOfFirebaseTools();
const calls = commandTexts.flatMap((text) => [
  ...text.matchAll(/npx firebase ([a-z][\w:]*)((?:(?!&&| {3}).)*)/g),
]);

function inBackticks(page: string): string[] {
  const text = page.replaceAll(/```[\s\S]*?```/g, '');
  return [...text.matchAll(/`([^`]+)`/g)].map(([, command]) => command!.replaceAll(/\s+/g, ' '));
}

/** Returns the flags of each command by its name, read from the source files: loading the commands takes seconds. */
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

test('the patterns find the commands of the pages and of firebase-tools', () => {
  expect(calls.length).toBeGreaterThan(20);
  expect(known.size).toBeGreaterThan(100);
});

test.each(calls.map(([, name, rest]) => [name!, rest!] as const))('npx firebase %s%s', (name, rest) => {
  expect([...known.keys()]).toContain(name);
  for (const [flag] of rest.matchAll(/--[a-z][a-z-]*/g)) {
    expect([...GLOBAL_FLAGS, ...known.get(name)!]).toContain(flag);
  }
});

test('a hidden firebase-tools command follows the switch that enables it', () => {
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
      const enabled = page.indexOf(`npx firebase experiments:enable ${name}`);
      expect([command, enabled >= 0 && enabled < used]).toEqual([command, true]);
    }
  }
});

test('every npm command of every page exists in its workspace', () => {
  const scriptsOf = (folder: string) =>
    Object.keys((JSON.parse(read(`${folder}/package.json`)) as { scripts: object }).scripts);
  const named = [
    ...DOC_PAGES.map((page) => [page, read(page)] as const),
    ['account-commands.ts', commandTexts.join('\n')],
  ];
  const ours = named.flatMap(([page, text]) =>
    [...text!.matchAll(/npm run ([a-z][\w:-]*\w)(?: -w (\w[\w-]*))?/g)].map(
      ([, script, workspace = '.']) => ({ page, script: script!, workspace }),
    ),
  );
  expect(ours.length).toBeGreaterThan(40);
  expect(ours.filter(({ script, workspace }) => !scriptsOf(workspace).includes(script))).toEqual([]);
});
