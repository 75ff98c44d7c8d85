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
 * Starts App Check, which attests our app to the services (docs/adr/0013). It starts with Firebase, before the first
 * request: Auth, Firestore and Storage send the token from then on.
 */
export function startAppCheck(app: FirebaseApp): AppCheck | undefined {
  // Prerendering sends no requests, and the timer that renews the token would keep the process alive.
  const provider = import.meta.env.SSR ? undefined : providerOf(app);
  if (!provider) return undefined;
  // Firebase reads the debug token from here when it starts.
  if (env.appCheck?.debugToken)
    Object.assign(self, { FIREBASE_APPCHECK_DEBUG_TOKEN: env.appCheck.debugToken });
  return initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
}

function providerOf(app: FirebaseApp): AppCheckOptions['provider'] | undefined {
  if (env.emulatorHosts) return new CustomProvider({ getToken: () => localAppCheckToken(app.options) });
  return env.appCheck && new ReCaptchaEnterpriseProvider(env.appCheck.siteKey);
}

/** Returns the token for calls of the API. Undefined when there is none: the functions decide then. */
export async function appCheckToken(appCheck: AppCheck | undefined): Promise<string | undefined> {
  const result = appCheck && (await getToken(appCheck).catch(() => undefined));
  return result?.token;
}
