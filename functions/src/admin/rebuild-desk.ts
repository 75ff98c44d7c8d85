import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { rebuildDesk } from '../orders/rebuild-desk.ts';
import { projectOf } from './project-of.ts';
import { useLocalSuite } from './use-local-suite.ts';

const PROGRESS_EVERY = 10_000;

/**
 * `npm run desk:rebuild -- [--project ID | --local] [--check] [--after ORDER]`: compares what the order desk knows of each
 * order (stage, search tokens, what lists are filtered by) with the order and repairs it, for orders from before the desk too; with --check it only
 * reports. Safe while orders come in; another run continues an interrupted one, with --after behind the last id that it
 * printed. Exit code 0: no difference, 1: differences, 2: failure. Fills in SKUs of order lines.
 * Two reads per order, a write or two per difference.
 */
async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--local')) useLocalSuite();
  const projectId = projectOf(args);
  const repair = !args.includes('--check');
  const after = args.includes('--after') ? args[args.indexOf('--after') + 1] : undefined;
  const db = getFirestore(initializeApp({ projectId }));
  const { orders, missing, different, orphaned, unreadable } = await rebuildDesk(db, {
    ...{ repair, after },
    progress: (count, last) => {
      if (count % PROGRESS_EVERY === 0) console.info(`${count} orders, the last is ${last}…`);
    },
  });
  console.info(`${orders} orders of ${projectId} compared.`);
  console.info(
    `Without a desk document: ${missing}. Different: ${different}. Without an order: ${orphaned}.`,
  );
  for (const id of unreadable) console.info(`${id}: not an order as the shop stores it, left out`);
  const isRight = missing + different + orphaned + unreadable.length === 0;
  if (isRight) console.info('The order desk is right.');
  else console.info(repair ? 'Repaired.' : 'Nothing was changed; without --check it is repaired.');
  return isRight ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
