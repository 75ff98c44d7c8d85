/**
 * Runs inside the page: the Firebase JS SDK as a browser loads it, with helpers for tests. Bundled by
 * esbuild (browser-lab.ts); tests call it through `page.evaluate`.
 */
import type { FirebaseAuthInternal } from '@firebase/auth-interop-types';
import { Component, type ComponentType, type NameServiceMapping } from '@firebase/component';
import { _addComponent, initializeApp } from 'firebase/app';
import * as sdk from 'firebase/firestore';

declare module '@firebase/app' {
  /** Registers an SDK product with an app. Exported by the SDK, but absent from its published types. */
  export function _addComponent<Name extends keyof NameServiceMapping>(
    app: FirebaseApp,
    component: Component<Name>,
  ): void;
}

export interface ConnectOptions {
  host: string;
  port: number;
  projectId: string;
  longPolling?: boolean;
  /** JWT of the signed-in user; `signIn` replaces it later. Without it the client is unauthenticated. */
  token?: string;
}

type AuthListener = (token: string | null) => void;

const PUBLIC = 'PUBLIC' as ComponentType.PUBLIC;
let apps = 0;
let token: string | null = null;
const listeners = new Set<AuthListener>();

/** Replaces firebase/auth, so that a test can change the token while a stream is open. */
const auth: FirebaseAuthInternal = {
  getToken: async () => (token === null ? null : { accessToken: token }),
  getUid: () => token,
  addAuthTokenListener: (listener: AuthListener) => {
    listeners.add(listener);
    queueMicrotask(() => listener(token));
  },
  removeAuthTokenListener: (listener: AuthListener) => void listeners.delete(listener),
};

function connect(options: ConnectOptions): sdk.Firestore {
  const app = initializeApp({ projectId: options.projectId, apiKey: 'none' }, `page-${(apps += 1)}`);
  if (options.token !== undefined) {
    token = options.token;
    _addComponent(app, new Component('auth-internal', () => auth, PUBLIC));
  }
  const firestore = sdk.initializeFirestore(app, {
    ...(options.longPolling ? { experimentalForceLongPolling: true } : {}),
  });
  sdk.connectFirestoreEmulator(firestore, options.host, options.port);
  return firestore;
}

function signIn(next: string | null): void {
  token = next;
  for (const listener of listeners) listener(next);
}

const kit = { ...sdk, connect, signIn };
export type BrowserKit = typeof kit;
Object.assign(globalThis, { kit });
