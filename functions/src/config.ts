import type { HttpsOptions } from 'firebase-functions/https';
import type { Shop } from './data/shop.ts';

/** Beside the shoppers: firebase.json sends /api/** to the same region. */
export const apiOptions: HttpsOptions = {
  region: 'asia-south1',
  memory: '512MiB',
  concurrency: 80,
  maxInstances: 20,
  timeoutSeconds: 60, // Hosting waits no longer
  // Who may do what is decided per call, by the token.
  invoker: 'public',
};

let shop: Promise<Shop> | undefined;

/** Opened with the first call that needs data: loading the Firestore client is most of a cold start. */
export function openShop(): Promise<Shop> {
  shop ??= import('./data/shop.ts').then((module) => module.openShop());
  return shop;
}
