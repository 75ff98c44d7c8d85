import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium, type Page } from 'playwright-core';
import type { Firestore } from 'firebase/firestore';
import { CHROMIUM_FLAGS, findChromium } from '../browser/find-chromium.ts';
import type { StartedEmulator } from '../firestore/testing/start-emulator.ts';
import type { BrowserKit, ConnectOptions } from './browser-kit.ts';

declare global {
  // The global of each page; see browser-kit.ts.
  var kit: BrowserKit;
  var db: Firestore;
}

export interface BrowserLab {
  /** Opens a tab with the SDK loaded and `db` connected. */
  open(options?: Partial<ConnectOptions>): Promise<Page>;
  /** Reloads the page and reconnects. */
  reload(page: Page, options?: Partial<ConnectOptions>): Promise<void>;
  close(): Promise<void>;
}

/** Starts Chromium with pages that load the real SDK and call the given emulator cross-origin. */
export async function openBrowserLab(emulator: () => StartedEmulator): Promise<BrowserLab> {
  const site = await serveKit();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] });
  const connect = (page: Page, options: Partial<ConnectOptions>) => {
    const { host, port, projectId } = emulator();
    return page.evaluate((given) => void (globalThis.db = kit.connect(given)), {
      host,
      port,
      projectId,
      ...options,
    });
  };
  return {
    open: async (options = {}) => {
      const page = await browser.newPage();
      await page.goto(site.url);
      await connect(page, options);
      return page;
    },
    reload: async (page, options = {}) => {
      await page.reload();
      await connect(page, options);
    },
    close: async () => {
      await browser.close();
      site.close();
    },
  };
}

async function serveKit(): Promise<{ url: string; close(): void }> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'browser-kit.ts')],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    write: false,
  });
  const script = outputFiles[0]!.text;
  const server = createServer((request, response) => {
    if (request.url === '/kit.js') response.setHeader('content-type', 'text/javascript').end(script);
    else {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end('<!doctype html><title>lab</title><script src="/kit.js"></script>');
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
