import type { Locator, Page } from '@playwright/test';
import type { Stage } from './stage.ts';

/** The widths of the screenshots, and the height of the window at each. */
export const WIDTHS = { 360: 740, 768: 1024, 1280: 800 } as const;

/** Whose browser opens a scene: a guest with or without a cart, a new customer, and the seeded accounts. */
export const VISITORS = ['guest', 'guest with a cart', 'newcomer', 'shopper', 'admin'] as const;
export type SceneVisitor = (typeof VISITORS)[number];

/** A page in one of its states. */
export interface Scene {
  readonly name: string;
  readonly path: string | ((stage: Stage) => string | Promise<string>);
  /** By default a guest. */
  readonly visitor?: SceneVisitor;
  /** Prepares data or blocks requests before the page is opened. */
  beforeOpen?(page: Page, stage: Stage): Promise<unknown>;
  /** Acts on the open page, in English, and waits for a visible result. */
  arrange?(page: Page, stage: Stage): Promise<unknown>;
  /** Acts in each appearance, on a page opened again: for texts that are rendered once, such as toasts. */
  actInEach?(page: Page): Promise<unknown>;
  /** The scene is an overlay, so only the window is captured, not the whole page. */
  readonly isOverlay?: boolean;
  /** The page is captured while it loads. */
  readonly isLoading?: boolean;
  readonly onlyWidths?: readonly number[];
}

/** Presses the first button of that name. */
export const press = (page: Page, name: string | RegExp, container: Page | Locator = page) =>
  container.getByRole('button', { name }).first().click();

/** Presses a button that opens a dialog or a menu, which loads with the first press. */
export async function openBy(page: Page, name: string): Promise<void> {
  await press(page, name);
  await page.getByRole('dialog').or(page.getByRole('menu')).first().waitFor();
}

/** Leaves matching requests without a response while the page is open. */
export const blockRequest = (page: Page, url: string | RegExp) => page.route(url, () => undefined);
