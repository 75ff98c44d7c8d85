import type { FirebaseApp } from 'firebase/app';
import {
  CustomProvider,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
  type AppCheck,
  type AppCheckOptions,
} from 'firebase/app-check';
import { env } from '#config/env.ts';
import { localAppCheckToken } from './local-app-check-token.ts';

/**
 * Lets the shop's services know that it is our app that asks (docs/adr/0013). Started with Firebase itself, before anything
 * is asked: what Auth, Firestore and Storage send carries the token by itself from then on.
 */
export function startAppCheck(app: FirebaseApp): AppCheck | undefined {
  // The pages made ahead import what they show; nothing is asked there, and a token that renews itself has no end.
  const provider = import.meta.env.SSR ? undefined : providerOf(app);
  if (!provider) return undefined;
  // Read by Firebase as it starts; its console calls it a debug token.
  if (env.appCheck?.debugToken)
    Object.assign(self, { FIREBASE_APPCHECK_DEBUG_TOKEN: env.appCheck.debugToken });
  return initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
}

function providerOf(app: FirebaseApp): AppCheckOptions['provider'] | undefined {
  if (env.emulatorHosts) return new CustomProvider({ getToken: () => localAppCheckToken(app.options) });
  return env.appCheck && new ReCaptchaEnterpriseProvider(env.appCheck.siteKey);
}

/** For calls of the API, which the SDK knows nothing of. Undefined where there is none: the functions decide then. */
export async function appCheckToken(appCheck: AppCheck | undefined): Promise<string | undefined> {
  const result = appCheck && (await getToken(appCheck).catch(() => undefined));
  return result?.token;
}
