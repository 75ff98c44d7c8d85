import { build } from 'esbuild';
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { serveResponses } from '@nargisus/e2e/serve-responses';
import { CHROMIUM_FLAGS, findChromium } from '@nargisus/local-suite/browser';
import type { StartedEmulator } from '@nargisus/local-suite/testing';

const ROUNDS = 200;

/**
 * Returns the milliseconds from setDoc() in one Chromium tab to the snapshot in another, over WebChannel. Both tabs read the
 * same clock.
 */
export async function measureBrowserLatency({ host, port, projectId }: StartedEmulator): Promise<number[]> {
  const bundle = await build({
    entryPoints: [resolve(import.meta.dirname, 'latency-page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
  });
  const server = await serveResponses(({ url }) => {
    const isScript = url === '/page.js';
    const body = isScript ? bundle.outputFiles[0]!.text : '<!doctype html><script src="/page.js"></script>';
    const headers = { 'content-type': isScript ? 'text/javascript' : 'text/html' };
    return Promise.resolve({ status: 200, headers, body });
  });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] });
  try {
    const settings = JSON.stringify({ host, port, projectId });
    const [reader, writer] = await Promise.all([browser.newPage(), browser.newPage()]);
    for (const page of [reader, writer]) await page.goto(server.origin);
    await reader.evaluate(`latency.listen(${settings})`);
    const sent = (await writer.evaluate(`latency.write(${settings}, ${ROUNDS})`)) as number[];
    const seen = (await reader.evaluate(`latency.seen(${ROUNDS})`)) as number[];
    return seen.map((time, round) => time - sent[round]!);
  } finally {
    await browser.close();
    await server.close();
  }
}
