import { build } from 'esbuild';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '@nargisus/local-suite/browser';
import type { StartedEmulator } from '@nargisus/local-suite/testing';

const ROUNDS = 200;

/**
 * Milliseconds from setDoc() in one Chromium tab to the snapshot in another, over WebChannel. Both tabs read the one
 * clock of this machine.
 */
export async function measureBrowserLatency({ host, port, projectId }: StartedEmulator): Promise<number[]> {
  const bundle = await build({
    entryPoints: [resolve(import.meta.dirname, 'latency-page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
  });
  const server = createServer((request, response) => {
    const script = request.url?.startsWith('/page.js');
    response.setHeader('Content-Type', script ? 'text/javascript' : 'text/html');
    response.end(script ? bundle.outputFiles[0]!.text : '<!doctype html><script src="/page.js"></script>');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address() as { port: number };
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] });
  try {
    const settings = JSON.stringify({ host, port, projectId });
    const [reader, writer] = await Promise.all([browser.newPage(), browser.newPage()]);
    for (const page of [reader, writer]) await page.goto(`http://127.0.0.1:${address.port}/`);
    await reader.evaluate(`latency.listen(${settings})`);
    const sent = (await writer.evaluate(`latency.write(${settings}, ${ROUNDS})`)) as number[];
    const seen = (await reader.evaluate(`latency.seen(${ROUNDS})`)) as number[];
    return seen.map((time, round) => time - sent[round]!);
  } finally {
    await browser.close();
    server.close();
  }
}
