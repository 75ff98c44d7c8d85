import type { Page } from '@playwright/test';
import { applyAppearance, type Appearance } from '../fixtures/browser/appearance.ts';
import { waitForHydration } from '../fixtures/browser/wait-for-hydration.ts';
import { waitForStable } from '../fixtures/browser/wait-for-stable.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';

/**
 * Captures a scene in each appearance. The page is opened once, because language and scheme switch in place; scenes with
 * `actInEach` open it for each.
 */
export async function take(
  page: Page,
  scene: Scene,
  {
    stage,
    appearances,
    fileOf,
  }: {
    stage: Stage;
    appearances: readonly Appearance[];
    fileOf(appearance: Appearance): string;
  },
): Promise<void> {
  const open = async () => {
    await scene.beforeOpen?.(page, stage);
    await page.goto(typeof scene.path === 'string' ? scene.path : await scene.path(stage));
    await page.locator('main, [role="tablist"]').first().waitFor();
    // React misses a focus from before hydration.
    if (scene.arrange && !scene.isLoading) await waitForHydration(page);
    await scene.arrange?.(page, stage);
    if (!scene.isLoading && !scene.isOverlay) await waitForWholePage(page);
  };
  await open();
  for (const [index, appearance] of appearances.entries()) {
    if (scene.actInEach && index > 0) await open();
    await applyAppearance(page, appearance);
    await scene.actInEach?.(page);
    await waitForStable(page);
    await page.screenshot({
      path: fileOf(appearance),
      fullPage: !scene.isOverlay,
      animations: 'disabled',
      type: 'jpeg',
      quality: 90,
    });
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Waits until nothing loads, including the parts that load when they are scrolled near. */
async function waitForWholePage(page: Page): Promise<void> {
  await page.getByRole('heading').first().waitFor();
  // Rendered last: the footer, or the dashboard's tabs.
  await page.locator('footer, [role="tablist"]').first().waitFor({ state: 'attached' });
  for (let passes = 0; passes < MAX_PASSES; passes += 1) {
    await scrollThrough(page);
    if (!(await isLoading(page))) break;
  }
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    const timeout = new Promise((resolve) => setTimeout(resolve, 4000));
    const pictures = [...document.images].map((image) => image.decode().catch(() => undefined));
    await Promise.race([Promise.all(pictures), timeout]);
  });
}

/** Returns whether a placeholder is visible: only placeholders are animated (web/src/ui/pulse.ts). */
const isLoading = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')].some((it) => getComputedStyle(it).animationName !== 'none'),
  );

/** A part that loads when it is scrolled near can contain further such parts. */
const MAX_PASSES = 20;

const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    scrollTo(0, 0);
  });
