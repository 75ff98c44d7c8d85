import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { exportAll } from './export-all.ts';
import { lastSave } from './last-save.ts';

/**
 * Runs `npm run backup -- FOLDER`: writes Firestore, accounts and pictures of the running local stack into a new
 * folder, which `npm start -- --restore FOLDER` opens. The shop keeps running. Exit code 1 when the backup
 * is incomplete.
 */
async function main([folder]: readonly string[]): Promise<void> {
  if (!folder) throw new Error('Usage: npm run backup -- FOLDER');
  // npm runs scripts in the repository's root, wherever they are called from.
  const target = resolve(process.env.INIT_CWD ?? '.', folder);
  if (existsSync(target)) throw new Error(`${target} already exists; a backup never replaces anything.`);
  await exportAll(target);
  console.info(`${lastSave(target)?.documents ?? 0} documents, the accounts and the pictures: ${target}`);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
