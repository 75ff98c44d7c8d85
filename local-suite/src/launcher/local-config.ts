import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { addresses } from './addresses.ts';
import { EMULATOR_PORTS, SIDE_PORTS } from './ports.ts';
import { workspace } from './workspace-paths.ts';

const firestore = `http://${addresses.hosts.firestore}`;
const auth = `http://${addresses.hosts.auth}`;
const storage = `http://${addresses.hosts.storage}`;

/**
 * Sources that the emulators need beyond the deployed policy: production's firebase.json names only Google's
 * hosts.
 */
const LOCAL_SOURCES: Record<string, string[]> = {
  'connect-src': [firestore, auth, storage],
  'img-src': [storage],
  'frame-src': [auth],
};

/** Adds the emulators' addresses to a Content-Security-Policy and changes nothing else in it. */
export function allowEmulators(policy: string): string {
  return policy
    .split(';')
    .map((directive) => {
      const name = directive.trim().split(' ')[0] ?? '';
      return [directive, ...(LOCAL_SOURCES[name] ?? [])].join(' ');
    })
    .join(';');
}

/** A folder of functions with its own package.json. */
export interface Codebase {
  readonly codebase: string;
  readonly source: string;
  /** Hosting rewrites this path to the function of that name. */
  readonly path: string;
  readonly functionId: string;
}

/**
 * Writes firebase.local.json: the deployed configuration with the emulators allowed by the policy, on the
 * local ports, and with the functions' parameters read from the state folder. The gateway needs no entry in
 * the policy: the browser reaches it by a top-level navigation, which `form-action` and `connect-src` do not
 * restrict, and the form that returns is on the gateway's page.
 */
export function writeLocalConfig(codebases: readonly Codebase[] = []): void {
  const config = JSON.parse(readFileSync(workspace.firebaseJson, 'utf8'));
  for (const { headers } of config.hosting.headers) {
    for (const header of headers) {
      if (header.key === 'Content-Security-Policy') header.value = allowEmulators(header.value);
    }
  }
  for (const { codebase, source, path, functionId } of codebases) {
    config.hosting.rewrites.unshift({ source: path, function: { functionId, region: 'asia-south1' } });
    config.functions.push({ codebase, source: relative(workspace.root, source), runtime: 'nodejs24' });
  }
  for (const [service, port] of Object.entries(EMULATOR_PORTS)) config.emulators[service] = { port };
  config.emulators.firestore.websocketPort = SIDE_PORTS.firestoreWebSocket;
  config.emulators.eventarc = { port: SIDE_PORTS.eventarc };
  config.emulators.tasks = { port: SIDE_PORTS.tasks };
  for (const codebase of config.functions) {
    codebase.configDir = relative(workspace.root, workspace.functionsSettings);
  }
  writeFileSync(workspace.localFirebaseJson, `${JSON.stringify(config, null, 2)}\n`);
}
