import { MAX_PROFILE_IMAGES } from '@nargisus/domain/accounts';
import { toDocument } from '@nargisus/domain/contract';
import { reportFileName } from '@nargisus/domain/reports';
import { requestedSms, smsId, smsRecordSchema } from '@nargisus/domain/sms';
import { addDays, dhakaDay } from '@nargisus/domain/time';
import { addresses } from '@nargisus/local-suite/launcher';
import { getStorage } from 'firebase-admin/storage';
import { randomUUID } from 'node:crypto';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';
import {
  firestoreEvent,
  scheduledCall,
  smsRequest,
  storedDocument,
  uploadEvent,
} from '../fixtures/local-stack/cloud-events.ts';
import { courier, stopCourier, useCourier } from '../fixtures/orders/courier.ts';
import { payOut } from '../fixtures/orders/statements.ts';
import { orderDraft, newIdempotencyKey } from '../fixtures/orders/drafts.ts';
import { returnFromGateway, gateway } from '../fixtures/orders/gateway.ts';
import { mailbox } from '../fixtures/local-stack/mailbox.ts';
import { DOT, plainPng } from '../fixtures/data/pictures.ts';
import { beginPayment, type PlacedOrder } from '../fixtures/orders/place-order.ts';
import { deployFunctions, type DeployedFunctions } from './deployed-functions.ts';

/*
 * The drill: each deployed function, installed from its own lockfile in a separate folder, behind Google's functions-framework under
 * its production signature, receives requests as Eventarc and Cloud Scheduler send them. The local stack's own triggers are suspended,
 * so every effect comes from the function under test.
 */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });
const testData = openTestData();
const bucket = getStorage(testData.app).bucket(`${addresses.projectId}.appspot.com`);
let functions: DeployedFunctions;
let admin: Account;
let buyer: Account;

beforeAll(async () => {
  functions = await deployFunctions();
  [admin, buyer] = await Promise.all([testData.account('admin'), testData.account()]);
});
afterAll(async () => {
  await functions.stop();
  await testData.close();
});

async function placeOrder(): Promise<PlacedOrder> {
  const { origin } = await functions.instanceOf('api');
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

test('the upload contains code, manifest and lockfile, and no local files', async () => {
  expect(functions.upload.files).toEqual(
    expect.arrayContaining(['index.js', 'package.json', 'package-lock.json']),
  );
  expect(functions.upload.files.filter((file) => /(^|\/)(\.|node_modules)/.test(file))).toEqual([]);
  await expect(access(join(functions.upload.folder, 'node_modules/vitest'))).rejects.toThrow();
});

test('each function has its limits and runs as the service account of its duty', () => {
  const accounts: Record<string, string[]> = {};
  const anyNumber = expect.any(Number) as number;
  for (const [name, endpoint] of Object.entries(functions.upload.endpoints)) {
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
  const background = Object.values(functions.upload.endpoints).filter(({ httpsTrigger }) => !httpsTrigger);
  for (const { maxInstances } of background) expect(maxInstances).toBeLessThanOrEqual(5);
  // A public function shares its account with no other.
  for (const name of ['api', 'documents', 'pages', 'renditions'])
    expect(accounts[`{{ params.${name.toUpperCase()}_SERVICE_ACCOUNT }}`]).toEqual([name]);
});

test('only the functions that call the gateway use the network of the parameters', async () => {
  const networked = await functions.upload.endpointsWith({
    EGRESS_NETWORK: 'shop',
    EGRESS_SUBNETWORK: 'functions',
  });
  const withNetwork = Object.entries(networked).filter(([, { vpc }]) => vpc);
  expect(withNetwork.map(([name]) => name).toSorted()).toEqual(['api', 'sweepPayments']);
  for (const [, { vpc }] of withNetwork)
    expect(vpc).toEqual({
      egressSettings: 'ALL_TRAFFIC',
      networkInterfaces: [
        { network: '{{ params.EGRESS_NETWORK }}', subnetwork: '{{ params.EGRESS_SUBNETWORK }}' },
      ],
    });
  expect(Object.values(functions.upload.endpoints).filter(({ vpc }) => vpc)).toEqual([]);
});

describe('an order', () => {
  test('is placed through api and confirmed by mailOrders', async () => {
    const { _id, orderId } = await placeOrder();
    await functions.deliverCreation('mailOrders', `orders/${_id}`);
    const [mail, ...others] = await mailbox.mailsTo(buyer.email);
    expect(mail?.subject).toContain(orderId);
    expect(others).toEqual([]);
  });

  test('is counted by followOrders', async () => {
    const { _id } = await placeOrder();
    await functions.deliverCreation('followOrders', `orders/${_id}`);
    const stats = await testData.db.doc('counters/orders/live/figures').get();
    const shards = await testData.db.collection('counters/orders/shards').get();
    const counted = shards.docs.reduce((sum, shard) => sum + (shard.get('orders') as number), 0);
    expect(stats.get('orders')).toBe(counted);
    expect((await testData.db.collection('counters/orders/pending').get()).docs).toEqual([]);
  });

  test('is booked with the courier by sendParcels', async () => {
    const { _id } = await placeOrder();
    await useCourier(testData.db);
    const api = await functions.instanceOf('api');
    const headers = { Authorization: `Bearer ${await tokenOf(await testData.account('admin'))}` };
    const answer = await call(`/api/orders/${_id}/parcel`, { method: 'POST', at: api.origin, headers });
    const { _id: invoice } = answer.body.data as unknown as { _id: string };
    await functions.deliverCreation('sendParcels', `parcels/${invoice}`);
    expect((await testData.db.doc(`parcels/${invoice}`).get()).get('state')).toBe('booked');
    await stopCourier(testData.db);
  });

  test('is paid out in a statement that importStatements fetches and settleStatements settles', async () => {
    const { _id } = await placeOrder();
    await useCourier(testData.db);
    const api = await functions.instanceOf('api');
    const headers = { Authorization: `Bearer ${await tokenOf(await testData.account('admin'))}` };
    const booked = await call(`/api/orders/${_id}/parcel`, { method: 'POST', at: api.origin, headers });
    const { _id: invoice } = booked.body.data as unknown as { _id: string };
    await functions.deliverCreation('sendParcels', `parcels/${invoice}`);
    await courier.act(invoice, 'deliver');
    const statement = `settlements/steadfast-${await payOut([invoice])}`;
    await call('/api/couriers/steadfast/statements', { method: 'POST', at: api.origin, headers });
    await functions.deliverCreation('importStatements', 'statementImports/steadfast');
    await functions.deliverCreation('settleStatements', statement);
    const settlement = await testData.db.doc(statement).get();
    expect(settlement.get('counts')).toMatchObject({ imported: 0 });
    expect((await testData.db.collection(`${statement}/rows`).count().get()).data().count).toBe(2);
    await stopCourier(testData.db);
  });

  test('is in a report of a range that makeRangeReports makes and documents answers', async () => {
    const { orderId } = await placeOrder();
    const headers = { Authorization: `Bearer ${await tokenOf(await testData.account('admin'))}` };
    const [api, documents] = [await functions.instanceOf('api'), await functions.instanceOf('documents')];
    const today = dhakaDay(new Date());
    const body = { from: today, to: today };
    const answer = await call('/api/reports/ranges', { method: 'POST', at: api.origin, headers, body });
    const { _id } = answer.body.data as unknown as { _id: string };
    await functions.deliverCreation('makeRangeReports', `rangeReports/${_id}`);
    const orders = await fetch(`${documents.origin}/api/reports/ranges/${_id}/files/orders.csv`, { headers });
    expect(await orders.text()).toContain(orderId);
  });

  test('has an invoice from documents', async () => {
    const { _id } = await placeOrder();
    const { origin } = await functions.instanceOf('documents');
    const headers = { Authorization: `Bearer ${await tokenOf(buyer)}` };
    const invoice = await fetch(`${origin}/api/orders/${_id}/invoice`, { headers });
    expect([invoice.status, invoice.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await call('/api/products', { at: origin })).status).toBe(404);
    const api = await functions.instanceOf('api');
    const elsewhere = await call(`/api/orders/${_id}/invoice`, { at: api.origin, headers });
    expect([elsewhere.status, elsewhere.body.message]).toEqual([404, 'There is no such call']);
  });

  test('whose payment failed causes a mail from mailPayments', async () => {
    const payer = await testData.account();
    const tranId = await beginPayment(payer, await testData.product());
    const before = await storedDocument(`payments/${tranId}`);
    await returnFromGateway((await gateway.choose(tranId, 'fail'))!);
    const after = await storedDocument(`payments/${tranId}`);
    await functions.deliver('mailPayments', firestoreEvent(`payments/${tranId}`, { before, after }));
    expect(await mailbox.mailsTo(payer.email)).toMatchObject([
      { subject: expect.stringContaining('payment not completed') as string },
    ]);
  });

  test('is in the report that dailyReport sends for its day', async () => {
    const yesterday = addDays(dhakaDay(new Date()), -1);
    await functions.deliver('dailyReport', scheduledCall('dailyReport', new Date()));
    const sent = await mailbox.mailsTo('admin@nargisus.test');
    const files = sent.flatMap(({ attachments }) => attachments.map(({ filename }) => filename));
    expect(files).toContain(reportFileName(yesterday, 'csv'));
  });
});

describe('a product picture', () => {
  const name = `products/DRILL/${crypto.randomUUID()}.png`;
  const imagesOf = async (id: string) =>
    (await testData.db.doc(`products/${id}`).get()).get('images') as { avif: string }[] | undefined;

  test('is drawn by drawPictures, added to its product by showPictures and served by renditions', async () => {
    await bucket.file(name).save(DOT, { contentType: 'image/png', resumable: false });
    const event = await uploadEvent(bucket.name, name);
    await functions.deliver('drawPictures', event);

    const image = `http://${addresses.hosts.storage}/v0/b/${bucket.name}/o/${encodeURIComponent(name)}?alt=media`;
    const { id } = await testData.product({ image });
    await functions.deliverCreation('showPictures', `products/${id}`);
    const [drawn] = (await imagesOf(id)) ?? [];
    expect(drawn?.avif).toMatch(/^\/renditions\/DRILL\/.*\.avif$/);

    const { origin } = await functions.instanceOf('renditions');
    const served = await fetch(origin + drawn!.avif);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/avif']);
    await testData.removeProduct(id);
  });

  test('of a published review gets a small rendition by showReviewPictures', async () => {
    const name = 'photo.png';
    await bucket.file(`reviews/${buyer.uid}/${name}`).save(plainPng(400, 500), { contentType: 'image/png' });
    const { id } = await testData.product();
    const path = `reviews/DRILL-${crypto.randomUUID()}`;
    await testData.db.doc(path).set({
      ...{
        orderId: 'o1',
        productId: id,
        productName: 'Panjabi',
        size: 'M',
        uid: buyer.uid,
        author: 'Rahima',
      },
      ...{ stars: 5, text: '', pictures: [{ name, url: 'https://storage.example/photo.png' }], answer: null },
      ...{ status: 'approved', createdAt: new Date(), updatedAt: new Date() },
    });
    await functions.deliverCreation('showReviewPictures', path);
    const [shown] = (await testData.db.doc(path).get()).get('pictures') as {
      renditions?: { sizes: string };
    }[];
    expect(shown?.renditions).toMatchObject({ sizes: '320x400' });
  });

  test('of a profile makes drawPictures delete the oldest ones', async () => {
    const files = Array.from({ length: MAX_PROFILE_IMAGES + 1 }, (_, n) => `profiles/${buyer.uid}/${n}.png`);
    for (const file of files)
      await bucket.file(file).save(DOT, { contentType: 'image/png', resumable: false });
    await functions.deliver('drawPictures', await uploadEvent(bucket.name, files.at(-1)!));
    const [kept] = await bucket.getFiles({ prefix: `profiles/${buyer.uid}/` });
    expect(kept.map((file) => file.name)).toEqual(files.slice(1));
  });
});

describe('a stored document', () => {
  test('of a product is added to the catalogue index by followProducts', async () => {
    const { id } = await testData.product();
    await functions.deliverCreation('followProducts', `products/${id}`);
    const { origin } = await functions.instanceOf('api');
    const { body } = await call('/api/catalogue', { at: origin });
    expect(JSON.stringify(body.data)).toContain(id);
  });

  test('of counted stock is shown on its product by followStock', async () => {
    const { id } = await testData.product();
    const { origin } = await functions.instanceOf('api');
    const counted = await call(`/api/stock/${id}_M/count`, {
      at: origin,
      method: 'PUT',
      token: await tokenOf(admin),
      body: { onHand: 0, was: null, reason: 'Counted on the shelf' },
    });
    expect(counted.status).toBe(200);
    await functions.deliverCreation('followStock', `stock/${id}_M`);
    const shown = (await testData.db.doc(`products/${id}`).get()).get('availability') as object;
    expect(shown).toMatchObject({ M: { state: 'out' } });
  });

  test('of a size that is back is mailed by mailStockAlerts to who waits for it', async () => {
    const { id } = await testData.product({ inStock: false });
    const waiter = await testData.account();
    const { origin } = await functions.instanceOf('api');
    const asked = await call(`/api/me/stock-alerts/${id}_M`, {
      at: origin,
      method: 'PUT',
      token: await tokenOf(waiter),
    });
    expect(asked.status).toBe(200);
    const before = await storedDocument(`products/${id}`);
    await testData.changeProduct(id, { inStock: true });
    const after = await storedDocument(`products/${id}`);
    await functions.deliver('followProducts', firestoreEvent(`products/${id}`, { before, after }));
    const [alert] = (await testData.db.collection('stockAlerts').where('uid', '==', waiter.uid).get()).docs;
    await functions.deliverCreation('mailStockAlerts', `stockAlerts/${alert!.id}`);
    const [mail] = await mailbox.mailsTo(waiter.email);
    expect(mail?.text).toContain(`/products/${id}?size=M`);
  });

  test('of a report to Meta is sent by sendConversions', async () => {
    const orderId = `ORD-${randomUUID()}`;
    const conversion = {
      ...{ uid: 'u1', orderId, orderedAt: new Date(), total: 450 },
      items: [{ productId: 'p1', quantity: 1, price: 450 }],
      visitor: { uidHash: 'a'.repeat(64), userAgent: 'Mozilla/5.0' },
    };
    // A shop without a pixel sends nothing, and forgets the visitor.
    await testData.db.doc(`conversions/${orderId}`).set(conversion);
    await functions.deliverCreation('sendConversions', `conversions/${orderId}`);
    expect((await testData.db.doc(`conversions/${orderId}`).get()).get('visitor')).toBeNull();
  });

  test('of the desk requests a text message through requestSms, which sendSms ends', async () => {
    const { _id } = await placeOrder();
    // Events of an order's creation request nothing in a shop without a provider.
    await functions.deliverCreation('requestSms', `orderDesk/${_id}`);
    const id = smsId(_id, 'placed');
    expect((await testData.db.doc(`sms/${id}`).get()).exists).toBe(false);
    const record = requestedSms({ _id: id, kind: 'placed', order: _id }, new Date());
    await testData.db.doc(`sms/${id}`).set(toDocument(smsRecordSchema, record));
    await functions.deliverCreation('sendSms', `sms/${id}`);
    expect((await testData.db.doc(`sms/${id}`).get()).get('state')).toBe('dropped');
  });

  test('of a deactivated user disables the account through followUsers', async () => {
    const { uid } = await testData.account();
    const before = await storedDocument(`users/${uid}`);
    await testData.db.doc(`users/${uid}`).update({ isActive: false });
    const after = await storedDocument(`users/${uid}`);
    await functions.deliver('followUsers', firestoreEvent(`users/${uid}`, { before, after }));
    expect((await testData.auth.getUser(uid)).disabled).toBe(true);
  });
});

test.each([
  'sweepPayments',
  'sweepFigures',
  'foldSales',
  'sweepMails',
  'sweepParcels',
  'sweepSms',
  'endDeletions',
])('%s succeeds when Cloud Scheduler calls it', async (name) => {
  await expect(functions.deliver(name, scheduledCall(name, new Date()))).resolves.toBeUndefined();
});

test('pages renders the catalogue', async () => {
  const { origin } = await functions.instanceOf('pages');
  const page = await fetch(`${origin}/products`);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain('</html>');
});

test('api lists the orders for staff with a token that Auth verifies', async () => {
  const { origin } = await functions.instanceOf('api');
  expect((await call('/api/orders?limit=1', { at: origin, token: await tokenOf(admin) })).status).toBe(200);
});

test('limitSms lets a code through to Bangladesh alone, as Firebase Auth asks before each SMS', async () => {
  const { origin } = await functions.instanceOf('limitSms');
  const send = async (phoneNumber: string) => {
    const answer = await fetch(origin, smsRequest(phoneNumber));
    return [answer.status, await answer.json()] as unknown[];
  };
  expect(await send('+8801712345678')).toEqual([200, {}]);
  expect(await send('+14155550123')).toMatchObject([400, { error: { status: 'INVALID_ARGUMENT' } }]);
});

test('every exported function was started', () => {
  expect(functions.started().toSorted()).toEqual(Object.keys(functions.upload.endpoints).toSorted());
});
