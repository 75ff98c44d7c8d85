/** Points the Admin SDK at `npm start` on this machine; ports as in firebase.json. Variables already set win. */
export function useLocalSuite(): void {
  process.env.FIREBASE_AUTH_EMULATOR_HOST ??= '127.0.0.1:9099';
  process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
  process.env.GCLOUD_PROJECT ??= 'demo-nargisus';
  // There is no Google Cloud around this machine to look for.
  process.env.METADATA_SERVER_DETECTION ??= 'none';
}
