import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { advisoriesOf, arguedIn } from './advisories.ts';

/**
 * `npm run audit:production`: what the registry knows against the packages that run in the cloud and in browsers, compared
 * with what docs/security.md argues. Needs the network. Exit code 0: each is argued; 1: one is not, or one that is argued
 * is gone; 2: the registry did not answer.
 */
const root = resolve(import.meta.dirname, '../../..');
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: root, encoding: 'utf8' });
const argued = arguedIn(readFileSync(resolve(root, 'docs/security.md'), 'utf8'));

try {
  const known = advisoriesOf(stdout);
  const open = known.filter(({ id }) => !argued.includes(id));
  const gone = argued.filter((id) => !known.some((advisory) => advisory.id === id));
  for (const { id, what } of open) console.info(`not argued  ${id}  ${what}`);
  for (const id of gone) console.info(`gone        ${id}  take its row out of docs/security.md`);
  console.info(`${known.length} known, ${open.length} not argued, ${gone.length} argued for nothing`);
  process.exitCode = open.length + gone.length > 0 ? 1 : 0;
} catch {
  console.error(`The registry gave no report:\n${stdout.trim() || '(nothing)'}`);
  process.exitCode = 2;
}
