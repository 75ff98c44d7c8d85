import { addresses } from '@nargisus/local-suite/launcher';
import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { serveAsHosting } from './serve-as-hosting.ts';
const path = process.argv[2] ?? '/';
const hosting = await serveAsHosting(addresses.shop);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--headless','--disable-gpu'] });
for (let r = 0; r < 3; r++) {
const ctx = await browser.newContext({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' });
const page = await ctx.newPage();
const cdp = await ctx.newCDPSession(page);
await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval', { interval: 100 });
await cdp.send('Profiler.start');
await page.goto(hosting.origin + path); await page.waitForTimeout(3500);
const { profile } = await cdp.send('Profiler.stop');
writeFileSync(`/tmp/cpu${r}.json`, JSON.stringify(profile));
await ctx.close();
}
await browser.close(); await hosting.stop(); process.exit(0);
