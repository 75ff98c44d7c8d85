import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { setLogLevel } from 'firebase/firestore';
import { openTestData } from '../fixtures/data/test-data.ts';
import { retryRequest } from '../fixtures/network/retry-request.ts';
import { isolatedStack } from '../lifecycle/isolated-stack.ts';
import { breakThings } from './break-things.ts';
import { checkOrderTotals } from './check-order-totals.ts';
import { Ledger } from './ledger.ts';
import { receivedAll, listen } from './live-lists.ts';
import { PEOPLE, SHOPPERS, STAFF } from './people.ts';
import { shop } from './shopper.ts';
import { processOrders } from './staff.ts';
import { untilOverloaded } from './watch-machine.ts';
import { watchMemory } from './watch-memory.ts';

/*
 * `npm run soak -- [--minutes N]`: a shop of its own under mixed load for N minutes (30), while processes are killed,
 * connections cut and the gateway fails; then its books are checked. Needs the builds (npm run build) and free ports
 * (NARGISUS_PORT_OFFSET). Exit code 1 when something does not agree.
 */
const GOODS = 6;
/** Where the suite's own log goes when something went wrong: its folder is removed. */
const LOG_KEPT = resolve(import.meta.dirname, '../../.local-suite/soak-local-stack.log');

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error('--minutes needs a number above 0');

setLogLevel('silent');
const state = isolatedStack();
const opened = await state.open('--empty');
const testData = openTestData();
const stop = { at: Infinity };
// Not at once: the books are checked, and the suite it opened is ended.
process.once('SIGTERM', () => (stop.at = 0));
const isOver = () => Date.now() > stop.at;
const memory = watchMemory(opened.emulators);
try {
  const ledger = new Ledger();
  const [goods, staffProducts, people, staff] = [
    await Promise.all(Array.from({ length: GOODS }, () => testData.product())),
    await Promise.all(Array.from({ length: STAFF }, () => testData.product())),
    await Promise.all(Array.from({ length: SHOPPERS }, () => testData.account())),
    await Promise.all(Array.from({ length: STAFF }, () => testData.account('admin'))),
  ];
  const listening = await Promise.all(people.map(listen));
  await warmUp(PEOPLE);
  stop.at = Date.now() + minutes * 60_000;
  console.info(`${minutes} minutes: ${SHOPPERS} shoppers with live order lists, ${STAFF} at the desk.`);
  const [broken] = await Promise.all([
    breakThings(opened.emulators, ledger, isOver),
    untilOverloaded(opened.emulators, isOver),
    ...people.map((person) => shop(person, goods, ledger, isOver)),
    ...staff.map((person, place) => {
      const { id, name, price, description, image, category, featured } = staffProducts[place]!;
      const form = { id, name, price: price / 100, description, image, category, featured };
      return processOrders(person, [form], ledger, isOver);
    }),
  ]);

  const wrong = [...(await checkOrderTotals(testData, ledger)), ...ledger.strange.slice(0, 5)];
  const heard = await receivedAll(listening, ledger.ordered.length);
  if (heard !== ledger.ordered.length) {
    wrong.push(`the live lists have ${heard} orders of ${ledger.ordered.length}`);
  }
  const figures = {
    'orders, cash on delivery': ledger.orders.cash.length,
    'orders, paid online': ledger.orders.online.length,
    'cart writes': ledger.cartWrites,
    'orders moved by staff': ledger.staffMoves,
    'requests that met a fault': ledger.troubles,
    'seconds that one of them took, at most': Math.round(ledger.longestWaitMs / 1000),
    'functions killed': broken.killed,
    'Firestore disturbed': broken.disturbed,
    'gateway failing': broken.gateway,
  };
  for (const [what, count] of Object.entries(figures)) console.info(`${what}: ${count}`);
  for (const { program, first, last } of memory.growth()) {
    console.info(
      `${program}: ${Math.round(first)} MB in the first third, ${Math.round(last)} MB in the last`,
    );
  }
  for (const what of wrong) console.error(`WRONG: ${what}`);
  if (wrong.length === 0)
    console.info('Every answered order exists once; payments, counters, stock and live lists agree.');
  process.exitCode = wrong.length === 0 ? 0 : 1;
} catch (cause) {
  console.error(cause);
  process.exitCode = 1;
} finally {
  memory.stop();
  stop.at = 0;
  await testData.close();
  if (process.exitCode) keepLog();
  await state.remove();
}
process.exit();

/**
 * A process of the functions after the other: firebase-tools starts one for each request under way, and on a busy machine
 * seven that start at once answer nobody for minutes.
 */
async function warmUp(most: number): Promise<void> {
  for (let atOnce = 1; atOnce <= most; atOnce++) {
    const asked = Array.from({ length: atOnce }, () =>
      retryRequest('/api/products?limit=1', {}, () => undefined),
    );
    await Promise.all(asked);
  }
}

function keepLog(): void {
  copyFileSync(join(state.folder, 'local-stack.log'), LOG_KEPT);
  console.error(`What the suite said: ${LOG_KEPT}`);
}
