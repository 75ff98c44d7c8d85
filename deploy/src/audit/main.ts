import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { acceptedIn, advisoriesOf } from './advisories.ts';

/**
 * `npm run audit:production`: compares the registry's advisories for the packages that run in production with those that
 * docs/security.md accepts. Needs the network. Exits with 0 if they are the same, with 1 if an advisory is not accepted or an
 * accepted one no longer applies, and with 2 if the registry gives no report.
 */
const root = resolve(import.meta.dirname, '../../..');
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: root, encoding: 'utf8' });
const accepted = acceptedIn(readFileSync(resolve(root, 'docs/security.md'), 'utf8'));

try {
  const known = advisoriesOf(stdout);
  const open = known.filter(({ id }) => !accepted.includes(id));
  const outdated = accepted.filter((id) => !known.some((advisory) => advisory.id === id));
  for (const { id, what } of open) console.info(`not accepted  ${id}  ${what}`);
  for (const id of outdated) console.info(`outdated      ${id}  remove its row from docs/security.md`);
  console.info(`${known.length} known, ${open.length} not accepted, ${outdated.length} outdated`);
  process.exitCode = open.length + outdated.length > 0 ? 1 : 0;
} catch {
  console.error(`The registry gave no report:\n${stdout.trim() || '(nothing)'}`);
  process.exitCode = 2;
}
