import { watchEmulator } from './watch-emulator.ts';

/**
 * Points the Admin SDK and the parameters of the functions at `npm start` on this machine: ports as in
 * firebase.json, moved by NARGISUS_PORT_OFFSET. Variables that are already set win. Ends the process with exit code
 * 2 when the emulators stop answering.
 */
export function useLocalSuite(): void {
  const at = (port: number) => `127.0.0.1:${port + Number(process.env.NARGISUS_PORT_OFFSET ?? 0)}`;
  process.env.FIREBASE_AUTH_EMULATOR_HOST ??= at(9099);
  process.env.FIRESTORE_EMULATOR_HOST ??= at(8080);
  process.env.FIREBASE_STORAGE_EMULATOR_HOST ??= at(9199);
  process.env.GCLOUD_PROJECT ??= 'demo-nargisus';
  process.env.SENDGRID_BASE ??= 'http://127.0.0.1:5190';
  process.env.SENDGRID_API_KEY ??= 'SG.local';
  process.env.MAIL_FROM ??= 'shop@nargisus.test';
  process.env.REPORT_RECIPIENTS ??= 'admin@nargisus.test';
  // Prevents a search for the metadata server of Google Cloud.
  process.env.METADATA_SERVER_DETECTION ??= 'none';
  process.env.SHOP_ORIGIN ??= `http://${at(5000)}`;
  process.env.SSLCOMMERZ_BASE ??= `http://${at(5180)}`;
  process.env.SSLCOMMERZ_STORE_ID ??= 'nargisus_local';
  process.env.SSLCOMMERZ_STORE_PASSWORD ??= 'nargisus_local@ssl';
  watchEmulator({
    host: process.env.FIRESTORE_EMULATOR_HOST,
    onUnreachable: (reason) => {
      console.error(reason);
      process.exit(2);
    },
  });
}
