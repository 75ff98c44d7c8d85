import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { setLogLevel } from 'firebase/firestore';
import { storeSettings } from '../fixtures/data/store-settings.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { courier, useCourier } from '../fixtures/orders/courier.ts';
import { retryRequest } from '../fixtures/network/retry-request.ts';
import { isolatedStack } from '../lifecycle/isolated-stack.ts';
import { buildIfStale } from '../run/build-if-stale.ts';
import { injectFaults } from './inject-faults.ts';
import { checkCash } from './check-cash.ts';
import { checkMessages } from './check-messages.ts';
import { checkOrderTotals } from './check-order-totals.ts';
import { checkParcels } from './check-parcels.ts';
import { checkStock } from './check-stock.ts';
import { CourierPeople } from './courier-people.ts';
import { beginToCount, receiveDeliveries } from './keep-stock.ts';
import { Ledger } from './ledger.ts';
import { receivedAll, listen } from './live-lists.ts';
import { Recipients } from './recipients.ts';
import { PEOPLE, SHOPPERS, STAFF } from './people.ts';
import { shop } from './shopper.ts';
import { processOrders } from './staff.ts';
import { finishWork, sweepOften } from './sweeps.ts';
import { rejectWhenOverloaded } from './watch-machine.ts';
import { watchMemory } from './watch-memory.ts';

/*
 * `npm run soak -- [--minutes N]`: loads a separate shop for N minutes (default 30) while processes are killed, connections cut and
 * the
 * gateway, the courier, the mail service and the SMS provider fail; then checks its data. Builds what changed; needs free ports (NARGISUS_PORT_OFFSET). Exits with 1 if
 * anything disagrees.
 */
const PRODUCTS = 6;
/** One text message for each order that is handed over; those of the other kinds come in the same way. */
const TEXT_MESSAGES = {
  ...{ provider: 'sms-net-bd', language: 'en' },
  ...{ placed: 'skip', confirmed: 'skip', noAnswer: 'skip', outForDelivery: 'skip', refunded: 'skip' },
};
/** Where the stack's log is copied after a failure, because its folder is removed. */
const LOG_COPY = resolve(import.meta.dirname, '../../.local-suite/soak-local-stack.log');

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error('--minutes needs a number above 0');

setLogLevel('silent');
await buildIfStale();
const state = isolatedStack();
const opened = await state.open('--empty');
const testData = openTestData();
const stop = { at: Infinity };
// Ends the load; the data is still checked and the stack stopped.
process.once('SIGTERM', () => (stop.at = 0));
const isOver = () => Date.now() > stop.at;
const memory = watchMemory(opened.emulators);
try {
  const ledger = new Ledger();
  const [products, staffProducts, people, staff] = [
    await Promise.all(Array.from({ length: PRODUCTS }, () => testData.product())),
    await Promise.all(Array.from({ length: STAFF }, () => testData.product())),
    await Promise.all(Array.from({ length: SHOPPERS }, () => testData.account())),
    await Promise.all(Array.from({ length: STAFF }, () => testData.account('admin'))),
  ];
  await useCourier(testData.db);
  await storeSettings(testData.db, 'sms', TEXT_MESSAGES);
  const listening = await Promise.all(people.map(listen));
  await warmUp(PEOPLE);
  const stocks = await beginToCount(staff[0]!, products, ledger);
  const recipients = new Recipients();
  const courierPeople = new CourierPeople(staff[0]!, ledger);
  stop.at = Date.now() + minutes * 60_000;
  console.info(`${minutes} minutes: ${SHOPPERS} shoppers with live order lists, ${STAFF} admins.`);
  const [faults, failedSweeps] = await Promise.all([
    injectFaults(opened.emulators, ledger, isOver),
    sweepOften(isOver),
    courierPeople.work(isOver),
    rejectWhenOverloaded(opened.emulators, isOver),
    ...people.map((person) => shop(person, { products, recipients }, ledger, isOver)),
    receiveDeliveries(staff[0]!, stocks, ledger, isOver),
    ...staff.map((person, place) => {
      const { id, name, price, description, image, category, featured } = staffProducts[place]!;
      const form = { id, name, price: price / 100, description, image, category, featured };
      return processOrders(person, [form], ledger, isOver);
    }),
  ]);

  // What is booked only now goes its way, too.
  await finishWork(testData.db);
  await courierPeople.end();
  await finishWork(testData.db);
  const differences = [
    ...(await checkParcels(testData)),
    ...(await checkCash(testData)),
    ...(await checkMessages(
      testData,
      people.map(({ email }) => email),
    )),
    ...(await checkOrderTotals(testData, ledger)),
    ...(await checkStock(testData, ledger)),
    ...ledger.unexpected.slice(0, 5),
  ];
  const received = await receivedAll(listening, ledger.ordered.length);
  if (received !== ledger.ordered.length) {
    differences.push(`the live lists have ${received} orders of ${ledger.ordered.length}`);
  }
  const stats = {
    'orders, cash on delivery': ledger.orders.cash.length,
    'orders, paid online': ledger.orders.online.length,
    'cart writes': ledger.cartWrites,
    'orders processed by staff': ledger.staffTransitions,
    'orders received back': ledger.receivedBack,
    'parcels at the courier': (await courier.parcels()).length,
    'requests for statements': ledger.statements,
    'purchases refused': ledger.refused,
    'failed requests': ledger.failures,
    'longest wait for an answer, in seconds': Math.round(ledger.longestWaitMs / 1000),
    'functions killed': faults.killed,
    'faults of Firestore': faults.disturbed,
    'faults of the gateway': faults.gateway,
    'faults of the courier': faults.courier,
    'faults of the mail service': faults.mail,
    'sweeps that failed': failedSweeps,
  };
  for (const [what, count] of Object.entries(stats)) console.info(`${what}: ${count}`);
  for (const { program, first, last } of memory.growth()) {
    console.info(
      `${program}: ${Math.round(first)} MB in the first third, ${Math.round(last)} MB in the last`,
    );
  }
  for (const what of differences) console.error(`WRONG: ${what}`);
  if (differences.length === 0)
    console.info(
      'Every acknowledged order exists once; payments, cash, parcels, mails, text messages, counters, stock and live lists agree.',
    );
  process.exitCode = differences.length === 0 ? 0 : 1;
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
 * Starts the functions processes one by one. firebase-tools starts one for each concurrent request, and on a busy machine seven that
 * start at once do not answer for minutes.
 */
async function warmUp(count: number): Promise<void> {
  for (let concurrent = 1; concurrent <= count; concurrent++) {
    const requests = Array.from({ length: concurrent }, () =>
      retryRequest('/api/products?limit=1', {}, () => undefined),
    );
    await Promise.all(requests);
  }
}

function keepLog(): void {
  mkdirSync(dirname(LOG_COPY), { recursive: true });
  copyFileSync(join(state.folder, 'local-stack.log'), LOG_COPY);
  console.error(`The stack's log: ${LOG_COPY}`);
}
