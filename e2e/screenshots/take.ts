import type { Page } from '@playwright/test';
import { applyAppearance, type Appearance } from '../fixtures/browser/appearance.ts';
import { waitForStable } from '../fixtures/browser/wait-for-stable.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';

/**
 * One page in all looks. It is opened and arranged once, as language and scheme are put on in place; only what says its
 * words once is opened again for each.
 */
export async function take(
  page: Page,
  scene: Scene,
  { stage, looks, fileOf }: { stage: Stage; looks: readonly Appearance[]; fileOf(look: Appearance): string },
): Promise<void> {
  const opens = async () => {
    await scene.before?.(page, stage);
    await page.goto(typeof scene.path === 'string' ? scene.path : await scene.path(stage));
    await page.locator('main, [role="tablist"]').first().waitFor();
    await scene.arrange?.(page, stage);
    if (!scene.isWaiting && !scene.isOver) await settles(page);
  };
  await opens();
  for (const [place, look] of looks.entries()) {
    if (scene.act && place > 0) await opens();
    await applyAppearance(page, look);
    await scene.act?.(page);
    await waitForStable(page);
    await page.screenshot({
      path: fileOf(look),
      fullPage: !scene.isOver,
      animations: 'disabled',
      type: 'jpeg',
      quality: 90,
    });
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Nothing says that it is loading, and what lies below the window, which comes when it comes near it, is there. */
async function settles(page: Page): Promise<void> {
  await page.getByRole('heading').first().waitFor();
  // The frame's last part, which comes after the page; or the paper.
  await page.locator('footer, [role="tablist"], article').first().waitFor({ state: 'attached' });
  for (let passes = 0; passes < MOST_PASSES; passes += 1) {
    await scrollsThrough(page);
    if (!(await isWaiting(page))) break;
  }
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    const late = new Promise((resolve) => setTimeout(resolve, 4000));
    const pictures = [...document.images].map((image) => image.decode().catch(() => undefined));
    await Promise.race([Promise.all(pictures), late]);
  });
}

/** What stands in for something would breathe (web/src/ui/pulse.ts); else nothing in a page moves by itself. */
const isWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')].some((it) => getComputedStyle(it).animationName !== 'none'),
  );

/** What is fetched when it comes near may itself bring what is fetched so. */
const MOST_PASSES = 20;

const scrollsThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    scrollTo(0, 0);
  });
