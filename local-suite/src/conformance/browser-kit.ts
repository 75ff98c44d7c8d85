/**
 * Runs inside the page: the firebase JS SDK as a browser loads it, and the few steps that tests repeat. Bundled by
 * esbuild (browser-lab.ts); tests call it through `page.evaluate`.
 */
import type { FirebaseAuthInternal } from '@firebase/auth-interop-types';
import { Component, type ComponentType, type NameServiceMapping } from '@firebase/component';
import { _addComponent, initializeApp } from 'firebase/app';
import * as sdk from 'firebase/firestore';

declare module '@firebase/app' {
  /** How the SDK's products make themselves known to an app. Exported, but left out of its published types. */
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
  /** JWT to sign in with; change it later with `signIn`. Without it nobody is signed in. */
  token?: string;
}

type AuthListener = (token: string | null) => void;

const PUBLIC = 'PUBLIC' as ComponentType.PUBLIC;
let apps = 0;
let token: string | null = null;
const listeners = new Set<AuthListener>();

/** Stands where firebase/auth registers itself, so that a test can change the token under an open stream. */
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
