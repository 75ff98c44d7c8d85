import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** For a browser that nobody looks at, in a container, and that must not phone home. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let found: Promise<string> | undefined;

/**
 * The path of a Chromium: CHROMIUM_PATH, one on the PATH, or Debian's package, installed on the spot when we may.
 * Rejects with a sentence that says what to do.
 */
export function findChromium(): Promise<string> {
  found ??= locate();
  return found;
}

async function locate(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (await executable(named)) return named;
    throw new Error(`CHROMIUM_PATH is "${named}", but no program is there.`);
  }
  const there = await onPath();
  if (there) return there;
  if (process.getuid?.() === 0 && (await executable('/usr/bin/apt-get'))) {
    console.info('No Chromium found: installing it from the Debian packages (once, a minute or two)...');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { env, maxBuffer: 64 * 1024 * 1024 });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      env,
      maxBuffer: 64 * 1024 * 1024,
    });
    const installed = await onPath();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium found. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
}

async function onPath(): Promise<string | undefined> {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)) {
    for (const name of NAMES) {
      const path = join(folder, name);
      if (await executable(path)) return path;
    }
  }
  return undefined;
}

async function executable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
