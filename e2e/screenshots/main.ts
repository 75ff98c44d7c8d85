import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CHROMIUM_FLAGS, findChromium } from '@nargisus/local-suite/browser';
import { addresses } from '@nargisus/local-suite/launcher';
import { chromium, type BrowserContext } from '@playwright/test';
import type { Appearance } from '../fixtures/browser/appearance.ts';
import { rememberSession } from '../fixtures/accounts/remember-session.ts';
import { ensureLocalStack } from '../fixtures/local-stack/ensure-local-stack.ts';
import { VISITORS, WIDTHS, type Scene, type SceneVisitor } from './scene.ts';
import { ACCOUNT } from './scenes/account.ts';
import { BROWSING } from './scenes/browsing.ts';
import { BUYING } from './scenes/buying.ts';
import { STAFF } from './scenes/staff.ts';
import { openStage } from './stage.ts';
import { take } from './take.ts';

/**
 * `npm run screenshots -- [--only home,orders] [--width 360] [--appearance bn-dark]`: captures every page and its states at
 * three widths, in both languages and schemes, as .local-suite/screenshots/WIDTH/SCENE-LANGUAGE-SCHEME.jpg. `--only` takes
 * prefixes of scene names. Uses the running local stack or starts one.
 */
const { values: only } = parseArgs({
  options: { only: { type: 'string' }, width: { type: 'string' }, appearance: { type: 'string' } },
});
const appearances = (['en', 'bn'] as const)
  .flatMap((language) => (['light', 'dark'] as const).map((scheme): Appearance => ({ language, scheme })))
  .filter((it) => !only.appearance || only.appearance.split(',').includes(nameOf(it)));
const scenes = [...BROWSING, ...BUYING, ...ACCOUNT, ...STAFF].filter(
  ({ name }) => !only.only || only.only.split(',').some((it) => name.startsWith(it)),
);
const folder = resolve(import.meta.dirname, '../../.local-suite/screenshots');

const shop = await ensureLocalStack();
const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] });
const stage = await openStage();
let failures = 0;
for (const [width, height] of Object.entries(WIDTHS)) {
  if (only.width && only.width !== width) continue;
  mkdirSync(resolve(folder, width), { recursive: true });
  const started = Date.now();
  for (const visitor of VISITORS) {
    const ofVisitor = scenes.filter((scene) => (scene.visitor ?? 'guest') === visitor);
    const context = await contextOf(visitor, { width: Number(width), height });
    for (const scene of ofVisitor.filter(({ onlyWidths }) => onlyWidths?.includes(Number(width)) ?? true))
      await capture(context, scene, width);
    await context.close();
  }
  console.info(`${width} px: ${Math.round((Date.now() - started) / 1000)} s`);
}
await stage.close();
await browser.close();
await shop.stop();
process.exit(failures ? 1 : 0);

/** Captures a scene in a page of its own, without the stopped clock or blocked requests of another scene. */
async function capture(context: BrowserContext, scene: Scene, width: string): Promise<void> {
  const page = await context.newPage();
  const fileOf = (appearance: Appearance) =>
    resolve(folder, width, `${scene.name}-${nameOf(appearance)}.jpg`);
  try {
    await take(page, scene, { stage, appearances, fileOf });
  } catch (cause) {
    failures += 1;
    console.error(`${width} px, ${scene.name}: ${(cause as Error).message.split('\n', 4).join(' ')}`);
  }
  await page.close();
}

/** Opens a visitor's browser context, whose pages start in English and light. */
async function contextOf(
  visitor: SceneVisitor,
  viewport: { width: number; height: number },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: addresses.shop,
    viewport,
    hasTouch: viewport.width < 1000,
    reducedMotion: 'reduce',
    // Their requests could not be blocked.
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(15_000);
  const guest = visitor === 'guest with a cart' ? stage.guestId : null;
  await context.addInitScript((guestId) => {
    localStorage.setItem('nargisus.language', 'en');
    localStorage.setItem('nargisus.scheme', 'light');
    if (guestId) localStorage.setItem('nargisus.guest', guestId);
  }, guest);
  if (visitor === 'shopper' || visitor === 'admin' || visitor === 'newcomer') {
    const page = await context.newPage();
    await rememberSession(page, stage.accounts[visitor]);
    await page.close();
  }
  return context;
}

function nameOf({ language, scheme }: Appearance): string {
  return `${language}-${scheme}`;
}
