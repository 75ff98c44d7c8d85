import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { accountCommands } from './account-commands.ts';
import { GCLOUD_COMMANDS, GCLOUD_WIDE_FLAGS } from './testing/gcloud-commands.ts';
import { DOC_PAGES, read, root } from './testing/doc-pages.ts';

/* The pages name only known gcloud commands and flags, and the files that they read exist. */
const commandTexts = [
  ...DOC_PAGES.flatMap((page) =>
    [...read(page).matchAll(/`([^`]*gcloud [^`]*)`/g)]
      // A block has one command per line; a command in a sentence may be wrapped.
      .flatMap(([, commands]) => commands!.split(/\n(?=gcloud )/))
      .map((command) => command.replaceAll(/\s+/g, ' ')),
  ),
  ...accountCommands('PROJECT', ['A_SECRET']),
];
const calls = commandTexts.flatMap((text) =>
  [...text.matchAll(/gcloud ((?:[a-z][a-z-]*(?: |$))+)((?:(?!;| {3}).)*)/g)].map(
    ([, command, rest]) => [command!.trim(), rest!] as const,
  ),
);

test('the pattern finds the commands of the pages', () => {
  expect(calls.length).toBeGreaterThan(15);
});

test.each(calls)('gcloud %s %s', (words, rest) => {
  const command = Object.keys(GCLOUD_COMMANDS)
    .sort((a, b) => b.length - a.length)
    .find((it) => words === it || words.startsWith(`${it} `));
  expect(command, `${words} is in gcloud-commands.ts`).toBeDefined();
  const flags = [...rest.matchAll(/(?<=^| )(--[a-z][a-z-]*)/g)].map(([, flag]) => flag!);
  expect(
    flags.filter((flag) => ![...GCLOUD_COMMANDS[command!]!, ...GCLOUD_WIDE_FLAGS].includes(flag)),
  ).toEqual([]);
});

test('every folder that a documented loop reads exists', () => {
  const folders = commandTexts.flatMap((text) =>
    [...text.matchAll(/for file in (\S+)/g)].map(([, glob]) => dirname(glob!)),
  );
  expect(folders).toEqual(['deploy/monitoring/metrics', 'deploy/monitoring/policies']);
  for (const folder of folders) expect(existsSync(resolve(root, folder)), folder).toBe(true);
});
