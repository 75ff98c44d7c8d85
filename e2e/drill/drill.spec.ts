import { MAX_PROFILE_IMAGES } from '@nargisus/domain/accounts';
import { reportFileName } from '@nargisus/domain/reports';
import { addDays, dhakaDay } from '@nargisus/domain/time';
import { addresses, withTriggersSuspended } from '@nargisus/local-suite/launcher';
import { getStorage } from 'firebase-admin/storage';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';
import {
  firestoreEvent,
  scheduledCall,
  storedDocument,
  uploadEvent,
  type CloudRequest,
} from '../fixtures/local-stack/cloud-events.ts';
import { orderDraft, newIdempotencyKey } from '../fixtures/orders/drafts.ts';
import { returnFromGateway, gateway } from '../fixtures/orders/gateway.ts';
import { mailbox } from '../fixtures/local-stack/mailbox.ts';
import { DOT } from '../fixtures/data/pictures.ts';
import { beginPayment, type PlacedOrder } from '../fixtures/orders/place-order.ts';
import { serveFunction, type ServedFunction } from '../fixtures/local-stack/serve-functions.ts';
import { uploadFunctions, type Upload } from './upload.ts';

/*
 * The drill: each deployed function, installed from its own lock file in a folder of its own, behind Google's functions-framework
 * under its production signature, with requests as Eventarc and Cloud Scheduler send them. The suite's own triggers are off
 * meanwhile, so whatever happens was done by the function under test.
 */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });
const testData = openTestData();
const bucket = getStorage(testData.app).bucket(`${addresses.projectId}.appspot.com`);
const served = new Map<string, ServedFunction>();
let upload: Upload;
let triggersOn = () => {};
let withTriggersOff: Promise<unknown>;
let admin: Account;
let buyer: Account;

beforeAll(async () => {
  upload = await uploadFunctions();
  await new Promise<void>((off, failed) => {
    const end = new Promise<void>((resolve) => (triggersOn = resolve));
    withTriggersOff = withTriggersSuspended(() => {
      off();
      return end;
    });
    withTriggersOff.catch(failed);
  });
  [admin, buyer] = await Promise.all([testData.account('admin'), testData.account()]);
});
afterAll(async () => {
  await Promise.all([...served.values()].map((it) => it.stop()));
  triggersOn();
  await withTriggersOff;
  await upload.remove();
  await testData.close();
});

/** One instance of the function, with its own secrets alone; started with the first request. */
async function instanceOf(name: string): Promise<ServedFunction> {
  const running = served.get(name);
  if (running) return running;
  const { eventTrigger, secretEnvironmentVariables } = upload.endpoints[name]!;
  const started = await serveFunction(name, {
    folder: upload.folder,
    signatureType: eventTrigger ? 'cloudevent' : 'http',
    secrets: (secretEnvironmentVariables ?? []).map(({ key }) => key),
  });
  served.set(name, started);
  return started;
}

/** @throws Error with the function's log unless it answered as if all was well. */
async function deliver(name: string, { headers, body }: CloudRequest): Promise<void> {
  const instance = await instanceOf(name);
  const { status } = await fetch(instance.origin, { method: 'POST', headers, body });
  if (status >= 300) throw new Error(`${name} answered ${status}:\n${instance.log()}`);
}

async function deliverCreation(name: string, path: string): Promise<void> {
  await deliver(name, firestoreEvent(path, { after: await storedDocument(path) }));
}

async function placeOrder(): Promise<PlacedOrder> {
  const { origin } = await instanceOf('api');
  const { status, body } = await call('/api/orders', {
    at: origin,
    method: 'POST',
    token: await tokenOf(buyer),
    headers: newIdempotencyKey(),
    body: orderDraft(await testData.product()),
  });
  expect([status, body.message]).toEqual([201, expect.any(String)]);
  return body.data as unknown as PlacedOrder;
}

test('the upload has code, manifest and lock, and nothing of this machine', async () => {
  expect(upload.files).toEqual(expect.arrayContaining(['index.js', 'package.json', 'package-lock.json']));
  expect(upload.files.filter((file) => /(^|\/)(\.|node_modules)/.test(file))).toEqual([]);
  await expect(access(join(upload.folder, 'node_modules/vitest'))).rejects.toThrow();
});

test('each function is bounded and runs as the account of its duty', () => {
  const accounts: Record<string, string[]> = {};
  const anyNumber = expect.any(Number) as number;
  for (const [name, endpoint] of Object.entries(upload.endpoints)) {
    const { maxInstances, concurrency, availableMemoryMb, serviceAccountEmail } = endpoint;
    expect({ name, maxInstances, concurrency, availableMemoryMb, serviceAccountEmail }).toEqual({
      name,
      maxInstances: endpoint.httpsTrigger ? '{{ params.MAX_INSTANCES }}' : anyNumber,
      concurrency: anyNumber,
      availableMemoryMb: anyNumber,
      serviceAccountEmail: expect.stringMatching(/^\{\{ params\.\w+_SERVICE_ACCOUNT \}\}$/),
    });
    (accounts[serviceAccountEmail!] ??= []).push(name);
  }
  for (const { maxInstances } of Object.values(upload.endpoints).filter((it) => !it.httpsTrigger))
    expect(maxInstances).toBeLessThanOrEqual(5);
  // What anyone may call shares its account with nothing else.
  for (const name of ['api', 'documents', 'pages', 'renditions'])
    expect(accounts[`{{ params.${name.toUpperCase()}_SERVICE_ACCOUNT }}`]).toEqual([name]);
});

test('only what speaks to the gateway leaves through the network of the parameters', async () => {
  const networked = await upload.endpointsWith({ EGRESS_NETWORK: 'shop', EGRESS_SUBNETWORK: 'functions' });
  const leaving = Object.entries(networked).filter(([, { vpc }]) => vpc);
  expect(leaving.map(([name]) => name).toSorted()).toEqual(['api', 'sweepPayments']);
  for (const [, { vpc }] of leaving)
    expect(vpc).toEqual({
      egressSettings: 'ALL_TRAFFIC',
      networkInterfaces: [
        { network: '{{ params.EGRESS_NETWORK }}', subnetwork: '{{ params.EGRESS_SUBNETWORK }}' },
      ],
    });
  expect(Object.values(upload.endpoints).filter(({ vpc }) => vpc)).toEqual([]);
});

describe('an order', () => {
  test('is placed through api, and mailOrders confirms it', async () => {
    const { _id, orderId } = await placeOrder();
    await deliverCreation('mailOrders', `orders/${_id}`);
    const [mail, ...others] = await mailbox.mailsTo(buyer.email);
    expect(mail?.subject).toContain(orderId);
    expect(others).toEqual([]);
  });

  test('is counted for the dashboards by followOrders', async () => {
    const { _id } = await placeOrder();
    await deliverCreation('followOrders', `orders/${_id}`);
    const figures = await testData.db.doc('counters/orders/live/figures').get();
    const shards = await testData.db.collection('counters/orders/shards').get();
    const counted = shards.docs.reduce((sum, shard) => sum + (shard.get('orders') as number), 0);
    expect(figures.get('orders')).toBe(counted);
    expect((await testData.db.collection('counters/orders/pending').get()).docs).toEqual([]);
  });

  test('has an invoice that documents draws', async () => {
    const { _id } = await placeOrder();
    const { origin } = await instanceOf('documents');
    const headers = { Authorization: `Bearer ${await tokenOf(buyer)}` };
    const invoice = await fetch(`${origin}/api/orders/${_id}/invoice`, { headers });
    expect([invoice.status, invoice.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await call('/api/products', { at: origin })).status).toBe(404);
    const api = await instanceOf('api');
    const elsewhere = await call(`/api/orders/${_id}/invoice`, { at: api.origin, headers });
    expect([elsewhere.status, elsewhere.body.message]).toEqual([404, 'There is no such call']);
  });

  test('whose payment was refused brings a mail from mailPayments', async () => {
    const payer = await testData.account();
    const tranId = await beginPayment(payer, await testData.product());
    const before = await storedDocument(`payments/${tranId}`);
    await returnFromGateway((await gateway.choose(tranId, 'fail'))!);
    const after = await storedDocument(`payments/${tranId}`);
    await deliver('mailPayments', firestoreEvent(`payments/${tranId}`, { before, after }));
    expect(await mailbox.mailsTo(payer.email)).toMatchObject([
      { subject: expect.stringContaining('payment not completed') as string },
    ]);
  });

  test('of yesterday is in the report that dailyReport sends', async () => {
    const yesterday = addDays(dhakaDay(new Date()), -1);
    await deliver('dailyReport', scheduledCall('dailyReport', new Date()));
    const sent = await mailbox.mailsTo('admin@nargisus.test');
    const files = sent.flatMap(({ attachments }) => attachments.map(({ filename }) => filename));
    expect(files).toContain(reportFileName(yesterday, 'csv'));
  });
});

describe('a product picture', () => {
  const name = `products/DRILL/${crypto.randomUUID()}.png`;
  const imagesOf = async (id: string) =>
    (await testData.db.doc(`products/${id}`).get()).get('images') as { avif: string }[] | undefined;

  test('is drawn by drawPictures, shown by showPictures, and served by renditions', async () => {
    await bucket.file(name).save(DOT, { contentType: 'image/png', resumable: false });
    const event = await uploadEvent(bucket.name, name);
    await deliver('drawPictures', event);

    const image = `http://${addresses.hosts.storage}/v0/b/${bucket.name}/o/${encodeURIComponent(name)}?alt=media`;
    const { id } = await testData.product({ image });
    await deliverCreation('showPictures', `products/${id}`);
    const [drawn] = (await imagesOf(id)) ?? [];
    expect(drawn?.avif).toMatch(/^\/renditions\/DRILL\/.*\.avif$/);

    const { origin } = await instanceOf('renditions');
    const shown = await fetch(origin + drawn!.avif);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/avif']);
    await testData.removeProduct(id);
  });

  test('of a person makes drawPictures remove the oldest ones', async () => {
    const files = Array.from({ length: MAX_PROFILE_IMAGES + 1 }, (_, n) => `profiles/${buyer.uid}/${n}.png`);
    for (const file of files)
      await bucket.file(file).save(DOT, { contentType: 'image/png', resumable: false });
    await deliver('drawPictures', await uploadEvent(bucket.name, files.at(-1)!));
    const [kept] = await bucket.getFiles({ prefix: `profiles/${buyer.uid}/` });
    expect(kept.map((file) => file.name)).toEqual(files.slice(1));
  });
});

describe('a stored document', () => {
  test('of a product enters the catalogue index by followProducts', async () => {
    const { id } = await testData.product();
    await deliverCreation('followProducts', `products/${id}`);
    const { origin } = await instanceOf('api');
    const { body } = await call('/api/catalogue', { at: origin });
    expect(JSON.stringify(body.data)).toContain(id);
  });

  test('of a deactivated person ends her account by followUsers', async () => {
    const { uid } = await testData.account();
    const before = await storedDocument(`users/${uid}`);
    await testData.db.doc(`users/${uid}`).update({ isActive: false });
    const after = await storedDocument(`users/${uid}`);
    await deliver('followUsers', firestoreEvent(`users/${uid}`, { before, after }));
    expect((await testData.auth.getUser(uid)).disabled).toBe(true);
  });
});

test.each(['sweepPayments', 'sweepFigures', 'foldSales', 'sweepMails', 'endDeletions'])(
  '%s does its work when Cloud Scheduler calls',
  async (name) => {
    await expect(deliver(name, scheduledCall(name, new Date()))).resolves.toBeUndefined();
  },
);

test('pages draws the catalogue', async () => {
  const { origin } = await instanceOf('pages');
  const page = await fetch(`${origin}/products`);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain('</html>');
});

test('staff read the orders through api with a token that Auth verifies', async () => {
  const { origin } = await instanceOf('api');
  expect((await call('/api/orders?limit=1', { at: origin, token: await tokenOf(admin) })).status).toBe(200);
});

test('each exported function took part', () => {
  expect([...served.keys()].toSorted()).toEqual(Object.keys(upload.endpoints).toSorted());
});
