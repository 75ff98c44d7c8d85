import type { Locator, Page } from '@playwright/test';
import type { Stage } from './stage.ts';

/** Widths that are pictured, and the height of the window at each. */
export const WIDTHS = { 360: 740, 768: 1024, 1280: 800 } as const;

/** Whose browser it is: nobody's, one with a cart, one that has just signed up, and the seeded people's. */
export const WHO = ['guest', 'guest with a cart', 'newcomer', 'shopper', 'admin'] as const;
export type Who = (typeof WHO)[number];

/** A page in one of its states. */
export interface Scene {
  readonly name: string;
  readonly path: string | ((stage: Stage) => string | Promise<string>);
  readonly who?: Who;
  /** What the person did there, in English. What it waits for is seen in the picture. */
  arrange?(page: Page, stage: Stage): Promise<unknown>;
  /** Before the page is opened: what it will not get. */
  before?(page: Page, stage: Stage): Promise<unknown>;
  /** What says its words once, in the language of that moment: done in each look, on a page opened anew. */
  act?(page: Page): Promise<unknown>;
  /** It lies over the page: pictured with the window around it. */
  readonly isOver?: boolean;
  /** Pictured as it waits. */
  readonly isWaiting?: boolean;
  readonly onlyAt?: readonly number[];
}

/** Presses the first button of that name. */
export const press = (page: Page, name: string | RegExp, place: Page | Locator = page) =>
  place.getByRole('button', { name }).first().click();

/** Such requests get no answer while the page is open. */
export const blockRequest = (page: Page, address: string | RegExp) => page.route(address, () => undefined);
