import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { HOST, PORTS } from './ports.ts';
import { workspace } from './workspace-paths.ts';

const emulator = (port: number) => `http://${HOST}:${port}`;

/** What the emulators need on top of the deployed policy: production's firebase.json names only Google's hosts. */
const LOCAL_SOURCES: Record<string, string[]> = {
  'connect-src': [emulator(PORTS.firestore), emulator(PORTS.auth), emulator(PORTS.storage)],
  'img-src': [emulator(PORTS.storage)],
  'frame-src': [emulator(PORTS.auth)],
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
}

/** Writes firebase.local.json: the deployed configuration, with the emulators let through the policy, on our ports. */
export function writeLocalConfig(codebases: readonly Codebase[] = []): void {
  const config = JSON.parse(readFileSync(workspace.firebaseJson, 'utf8'));
  for (const { headers } of config.hosting.headers) {
    for (const header of headers) {
      if (header.key === 'Content-Security-Policy') header.value = allowEmulators(header.value);
    }
  }
  for (const { codebase, source } of codebases) {
    config.functions.push({ codebase, source: relative(workspace.root, source), runtime: 'nodejs22' });
  }
  for (const [service, port] of Object.entries(PORTS)) config.emulators[service] = { port };
  writeFileSync(workspace.localFirebaseJson, `${JSON.stringify(config, null, 2)}\n`);
}
