import { CHROMIUM_FLAGS, findFullChromium } from '@nargisus/local-suite/browser';
import { chromium, type CDPSession, type Page } from 'playwright-core';

/** A guest's browser on a simulated phone. */
export interface Phone {
  readonly page: Page;
  readonly session: CDPSession;
  close(): Promise<void>;
}

/** Opens a browser whose processor is slower than this machine by a factor. */
export async function openPhone(cpuSlowdown: number): Promise<Phone> {
  const browser = await chromium.launch({
    executablePath: await findFullChromium(),
    args: [...CHROMIUM_FLAGS],
  });
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { page, session, close: () => browser.close() };
}
