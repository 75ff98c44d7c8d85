import { deleteApp, initializeApp } from 'firebase-admin/app';
import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import { Agent } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { attest } from './attest.ts';

/* The Admin SDK as in the cloud. An agent leads its request for Google's keys to a server of this test. */
const PROJECT = 'nargisus-shop';
const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
const strangers = generateKeyPairSync('rsa', { modulusLength: 2048 });
const keys = { keys: [{ ...ours.publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' }] };
const google = createServer((_request, response) => response.end(JSON.stringify(keys)));

beforeAll(async () => {
  await new Promise<void>((listening) => google.listen(0, '127.0.0.1', listening));
  const { port } = google.address() as AddressInfo;
  const httpAgent = new Agent();
  httpAgent.createConnection = () => connect(port, '127.0.0.1');
  initializeApp({ projectId: PROJECT, httpAgent });
});
afterAll(async () => {
  const { getApps } = await import('firebase-admin/app');
  await Promise.all(getApps().map(deleteApp));
  google.close();
});
afterEach(() => {
  delete process.env.FUNCTIONS_EMULATOR;
  delete process.env.GCLOUD_PROJECT;
});

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const claims = (project: string) => ({
  iss: 'https://firebaseappcheck.googleapis.com/1234',
  aud: ['projects/1234', `projects/${project}`],
  sub: '1:1234:web:abc',
  iat: inSeconds(-60),
  exp: inSeconds(3540),
});
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function signed(payload: object, key: KeyObject = ours.privateKey, kid = 'k1'): string {
  const signedPart = `${encoded({ alg: 'RS256', typ: 'JWT', kid })}.${encoded(payload)}`;
  return `${signedPart}.${createSign('RSA-SHA256').update(signedPart).sign(key, 'base64url')}`;
}
const unsigned = (payload: object) => `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(payload)}.`;

describe('in the cloud', () => {
  const good = claims(PROJECT);

  test('verifies a token that Google signed for this project', async () => {
    expect(await attest(signed(good))).toBe('verified');
  });

  test.each([undefined, ''])('reports no token (%j) as missing', async (token) => {
    expect(await attest(token)).toBe('missing');
  });

  test.each<[string, () => string]>([
    ['signed by another party', () => signed(good, strangers.privateKey)],
    ['signed with an unknown key', () => signed(good, strangers.privateKey, 'k2')],
    ['not signed', () => unsigned(good)],
    ['of yesterday', () => signed({ ...good, iat: inSeconds(-90_000), exp: inSeconds(-86_400) })],
    ['of another project', () => signed(claims('another-project'))],
    ['of another issuer', () => signed({ ...good, iss: 'https://securetoken.google.com/nargisus-shop' })],
    ['of no app', () => signed({ ...good, sub: '' })],
    ['altered', () => signed(good).replace(/\.[^.]+\./, `.${encoded({ ...good, sub: 'another' })}.`)],
    ['no token at all', () => 'yes'],
  ])('reports a token that is %s as invalid', async (_what, token) => {
    expect(await attest(token())).toBe('invalid');
  });

  test('an emulator variable is ignored for a project that exists', async () => {
    process.env.FUNCTIONS_EMULATOR = 'true';
    process.env.GCLOUD_PROJECT = PROJECT;
    expect(await attest(unsigned(good))).toBe('invalid');
  });
});

describe('with the emulators, which cannot sign', () => {
  const demo = claims('demo-nargisus');
  const ask = (token: string) => {
    process.env.FUNCTIONS_EMULATOR = 'true';
    process.env.GCLOUD_PROJECT = 'demo-nargisus';
    return attest(token);
  };

  test('verifies an unsigned token', async () => {
    expect(await ask(unsigned(demo))).toBe('verified');
  });

  test.each<[string, string]>([
    ['of yesterday', unsigned({ ...demo, exp: inSeconds(-1) })],
    ['without an end', unsigned({ ...demo, exp: undefined })],
    ['of another project', unsigned(claims('demo-other'))],
    ['of another issuer', unsigned({ ...demo, iss: 'https://evil.example/' })],
    ['of no app', unsigned({ ...demo, sub: 7 })],
    ['no token at all', 'yes'],
    ['null', `${encoded({})}.${Buffer.from('null').toString('base64url')}.`],
  ])('reports a token that is %s as invalid', async (_what, token) => {
    expect(await ask(token)).toBe('invalid');
  });
});
