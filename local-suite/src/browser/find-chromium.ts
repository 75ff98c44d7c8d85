import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Headless shell: loads a page in a third of the time that a full Chromium takes. */
const SHELL = {
  names: ['chromium-headless-shell', 'chrome-headless-shell'],
  debian: 'chromium-headless-shell',
};
const FULL = {
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  debian: 'chromium',
};

/** Flags for an unattended browser in a container: no sandbox, no background network traffic. */
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

let shell: Promise<string> | undefined;
let full: Promise<string> | undefined;

/**
 * Returns the path of a Chromium for tests: CHROMIUM_PATH, else a headless shell on the PATH or from
 * Debian's packages (installed when permitted), else a full Chromium. Rejects with an error that says how to
 * install one.
 */
export function findChromium(): Promise<string> {
  shell ??= configuredPath().then(async (it) => it ?? (await locate(SHELL)) ?? findFullChromium());
  return shell;
}

/**
 * Returns the path of a full Chromium, for measurements of what users see. Searches as `findChromium` does.
 */
export function findFullChromium(): Promise<string> {
  full ??= configuredPath().then(async (it) => {
    const path = it ?? (await locate(FULL));
    if (path) return path;
    throw new Error(
      'No Chromium found. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to a Chromium or Chrome.',
    );
  });
  return full;
}

async function configuredPath(): Promise<string | undefined> {
  const path = process.env['CHROMIUM_PATH'];
  if (!path || (await executable(path))) return path || undefined;
  throw new Error(`CHROMIUM_PATH is "${path}", but no program exists there.`);
}

async function locate({ names, debian }: typeof SHELL): Promise<string | undefined> {
  const installed = await onPath(names);
  if (installed || process.getuid?.() !== 0 || !(await executable('/usr/bin/apt-get'))) return installed;
  console.info(`Installing ${debian} from the Debian packages (once, a minute or two)...`);
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    maxBuffer: 64 * 1024 * 1024,
  };
  try {
    await run('apt-get', ['update'], options);
    await run('apt-get', ['install', '-y', '--no-install-recommends', debian], options);
  } catch (cause) {
    console.warn(`Debian's packages could not be installed: ${(cause as Error).message}`);
  }
  return onPath(names);
}

async function onPath(names: readonly string[]): Promise<string | undefined> {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)) {
    for (const name of names) {
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
