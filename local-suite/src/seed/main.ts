import { ACCOUNTS } from './accounts.ts';
import { seedSuite } from './seed.ts';

/**
 * `tsx local-suite/src/seed/main.ts`: fills a running, new suite. Where it runs is read from the variables that
 * firebase-tools and the SDKs use; without them, the fixed ports of firebase.json.
 */
const { env } = process;
const started = Date.now();
await seedSuite({
  projectId: env.GCLOUD_PROJECT ?? 'demo-nargisus',
  hosts: {
    auth: env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099',
    firestore: env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080',
    storage: env.FIREBASE_STORAGE_EMULATOR_HOST ?? '127.0.0.1:9199',
  },
  now: new Date(),
});
const seconds = ((Date.now() - started) / 1000).toFixed(1);
console.info(`Seeded in ${seconds} s. ${ACCOUNTS.admin.email} / ${ACCOUNTS.admin.password}`);
