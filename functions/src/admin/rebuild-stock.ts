import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { rebuildStock } from '../stock/rebuild-stock.ts';
import { projectOf } from './project-of.ts';
import { useLocalSuite } from './use-local-suite.ts';

/**
 * `npm run stock:rebuild -- [--project ID | --local] [--check]`: compares the stock of every size with the sum of its moves and
 * with the open orders and payments, and what shoppers see with it, and repairs what differs; with --check it only reports. Safe
 * while orders come in. Exit code 0: no difference, 1: differences, 2: failure. One read per order, move and size.
 */
async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--local')) useLocalSuite();
  const projectId = projectOf(args);
  const repair = !args.includes('--check');
  const { sizes, differences, skipped, shownWrong } = await rebuildStock(
    getFirestore(initializeApp({ projectId })),
    { repair },
  );
  console.info(`${sizes} sizes of ${projectId} compared.`);
  for (const { stock, stored, moves, ordered, strayHolds } of differences) {
    const is = stored ? `${stored.onHand} on hand, ${stored.committed} committed` : 'no document';
    console.info(
      `${stock}: ${is}; its moves say ${moves.onHand} and ${moves.committed}, its orders ${ordered} committed` +
        (strayHolds.length > 0 ? `; holds without a payment: ${strayHolds.join(', ')}` : ''),
    );
  }
  for (const id of shownWrong) console.info(`${id}: shoppers see something else than its stock`);
  for (const stock of skipped) console.info(`${stock}: changed since and was left alone, run it again`);
  const isRight = differences.length === 0 && shownWrong.length === 0;
  if (isRight) console.info('The stock is right.');
  else console.info(repair ? 'Repaired.' : 'Nothing was changed; without --check it is repaired.');
  return isRight ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
