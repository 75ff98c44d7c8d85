import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CHROMIUM_FLAGS, findChromium } from '@nargisus/local-suite/browser';
import { addresses } from '@nargisus/local-suite/launcher';
import { chromium, type BrowserContext } from '@playwright/test';
import type { Appearance } from '../fixtures/browser/appearance.ts';
import { rememberSession } from '../fixtures/accounts/remember-session.ts';
import { ensureLocalStack } from '../fixtures/local-stack/ensure-local-stack.ts';
import { WHO, WIDTHS, type Scene, type Who } from './scene.ts';
import { ACCOUNT } from './scenes/account.ts';
import { BROWSING } from './scenes/browsing.ts';
import { BUYING } from './scenes/buying.ts';
import { STAFF } from './scenes/staff.ts';
import { setStage } from './stage.ts';
import { take } from './take.ts';

/**
 * `npm run screenshots -- [--only home,orders] [--width 360] [--look bn-dark]`: every page and its telling states at three
 * widths, in both languages and schemes, as .local-suite/screenshots/WIDTH/PAGE-LANGUAGE-SCHEME.jpg. `--only` takes the
 * beginnings of names. Of the suite that runs, else of a new one.
 */
const { values: only } = parseArgs({
  options: { only: { type: 'string' }, width: { type: 'string' }, look: { type: 'string' } },
});
const looks = (['en', 'bn'] as const)
  .flatMap((language) => (['light', 'dark'] as const).map((scheme): Appearance => ({ language, scheme })))
  .filter((look) => !only.look || only.look.split(',').includes(nameOf(look)));
const scenes = [...BROWSING, ...BUYING, ...ACCOUNT, ...STAFF].filter(
  ({ name }) => !only.only || only.only.split(',').some((it) => name.startsWith(it)),
);
const folder = resolve(import.meta.dirname, '../../.local-suite/screenshots');

const shop = await ensureLocalStack();
const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] });
const stage = await setStage();
let missed = 0;
for (const [width, height] of Object.entries(WIDTHS)) {
  if (only.width && only.width !== width) continue;
  mkdirSync(resolve(folder, width), { recursive: true });
  const started = Date.now();
  for (const who of WHO) {
    const theirs = scenes.filter((scene) => (scene.who ?? 'guest') === who);
    const context = await contextOf(who, { width: Number(width), height });
    for (const scene of theirs.filter(({ onlyAt }) => onlyAt?.includes(Number(width)) ?? true))
      await pictures(context, scene, width);
    await context.close();
  }
  console.info(`${width} px: ${Math.round((Date.now() - started) / 1000)} s`);
}
await stage.close();
await browser.close();
await shop.stop();
process.exit(missed ? 1 : 0);

/** A page of its own for each scene: none inherits a stopped clock or a held request. */
async function pictures(context: BrowserContext, scene: Scene, width: string): Promise<void> {
  const page = await context.newPage();
  const fileOf = (look: Appearance) => resolve(folder, width, `${scene.name}-${nameOf(look)}.jpg`);
  try {
    await take(page, scene, { stage, looks, fileOf });
  } catch (cause) {
    missed += 1;
    console.error(`${width} px, ${scene.name}: ${(cause as Error).message.split('\n', 4).join(' ')}`);
  }
  await page.close();
}

/** Every page begins in English and light, whatever the one before it ended in. */
async function contextOf(who: Who, viewport: { width: number; height: number }): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: addresses.shop,
    viewport,
    hasTouch: viewport.width < 1000,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(15_000);
  const guest = who === 'guest with a cart' ? stage.guestId : null;
  await context.addInitScript((guestId) => {
    localStorage.setItem('nargisus.language', 'en');
    localStorage.setItem('nargisus.scheme', 'light');
    if (guestId) localStorage.setItem('nargisus.guest', guestId);
  }, guest);
  if (who === 'shopper' || who === 'admin' || who === 'newcomer') {
    const page = await context.newPage();
    await rememberSession(page, stage.people[who]);
    await page.close();
  }
  return context;
}

function nameOf({ language, scheme }: Appearance): string {
  return `${language}-${scheme}`;
}
