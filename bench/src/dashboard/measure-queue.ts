import type { Account } from '@nargisus/e2e/test-data';
import { rememberSession } from '@nargisus/e2e/remember-session';
import { CHROMIUM_FLAGS, findChromium } from '@nargisus/local-suite/browser';
import { addresses } from '@nargisus/local-suite/launcher';
import { chromium, type Page } from 'playwright-core';
import type { Measurement } from '../results/publish-result.ts';

const PATH = '/dashboard/work?queue=to-pack';
/** Turns of the wheel down, one in eight frames, and then up through rows that are there. */
const TURNS = 300;
const TURNS_UP = 100;
const PIXELS = 400;
/** At 60 frames a second one lasts 16.7 ms; a longer one than this was dropped. */
const DROPPED_MS = 25;

/** Rows that a queue shows on arrival (web/src/data/orders/work-queue-store.ts). */
const PAGE = 20;
/** What is near the screen, in whole groups (web/src/features/admin/table/row-group.tsx). */
const MOST_RENDERED = 140;

/** What scrolling through a long queue costs. */
export interface QueueScroll {
  readonly rowsOnArrival: number;
  readonly rowsInTheEnd: number;
  /** Rows in the document when the last ones have loaded. */
  readonly renderedInTheEnd: number;
  /** While pages load. */
  readonly down: Frames;
  /** Through rows that have loaded. */
  readonly up: Frames;
}

interface Frames {
  readonly count: number;
  readonly dropped: number;
  readonly longestMs: number;
}

/** Scrolls through a queue with the wheel at this machine's speed, and counts the frames. */
export async function measureQueue(admin: Account): Promise<QueueScroll> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await rememberSession(page, admin);
    await page.goto(`${addresses.shop}${PATH}`);
    await page.getByRole('button', { name: 'Show more' }).waitFor();
    const rowsOnArrival = await rowsOf(page);
    await page.mouse.move(640, 500);
    const down = await scroll(page, TURNS, PIXELS);
    const table = page.getByRole('table', { name: 'To pack' });
    return {
      rowsOnArrival,
      rowsInTheEnd: Number(await table.getAttribute('aria-rowcount')) - 1,
      renderedInTheEnd: await rowsOf(page),
      down,
      up: await scroll(page, TURNS_UP, -PIXELS),
    };
  } finally {
    await browser.close();
  }
}

async function scroll(page: Page, turns: number, pixels: number): Promise<Frames> {
  await page.evaluate(recordFrames);
  for (let turn = 0; turn < turns; turn += 1) {
    await page.mouse.wheel(0, pixels);
    await page.waitForTimeout(130);
  }
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  const dropped = frames.filter((it) => it > DROPPED_MS).length;
  return { count: frames.length, dropped, longestMs: Math.max(...frames) };
}

/** Returns whether the queue begins with one page, and the document holds few of the rows that were loaded. */
export const loadsByPages = ({ rowsOnArrival, rowsInTheEnd, renderedInTheEnd }: QueueScroll): boolean =>
  rowsOnArrival === PAGE && rowsInTheEnd > 10 * PAGE && renderedInTheEnd <= MOST_RENDERED;

export function queueMeasurements(queue: QueueScroll): Measurement[] {
  const { rowsOnArrival, rowsInTheEnd, renderedInTheEnd, down, up } = queue;
  const few = { text: `at most ${MOST_RENDERED}`, met: renderedInTheEnd <= MOST_RENDERED };
  const framesOf = (way: string, { count, dropped, longestMs }: Frames): Measurement[] => [
    { name: `Queue, frames while scrolling ${way}`, value: count, unit: '' },
    { name: `Queue, frames ${way} above ${DROPPED_MS} ms`, value: dropped, unit: '' },
    { name: `Queue, longest frame ${way}`, value: longestMs, unit: 'ms' },
  ];
  return [
    { name: 'Queue, rows on arrival', value: rowsOnArrival, unit: '' },
    { name: 'Queue, rows after scrolling', value: rowsInTheEnd, unit: '' },
    { name: 'Queue, rows in the document then', value: renderedInTheEnd, unit: '', aim: few },
    ...framesOf('down', down),
    ...framesOf('up', up),
  ];
}

export function queueText({ rowsInTheEnd, renderedInTheEnd, down, up }: QueueScroll): string {
  const frames = ({ count, dropped, longestMs }: Frames) =>
    `${dropped} of ${count} frames took more than ${DROPPED_MS} ms, the longest ${Math.round(longestMs)} ms`;
  return [
    `A queue of Work, scrolled by the wheel to row ${rowsInTheEnd} at this machine's speed: ${PAGE} rows on arrival, ${renderedInTheEnd} in the document at the end.`,
    `While pages load, ${frames(down)}; back through the rows that are there, ${frames(up)}.`,
  ].join(' ');
}

const rowsOf = (page: Page) => page.locator('table tbody tr').count();

/** Runs in the page: notes how long each frame lasts. A method, because tsx marks named functions with a helper that the page lacks. */
function recordFrames(): void {
  const recorder = {
    frames: [] as number[],
    last: performance.now(),
    note(now: number) {
      recorder.frames.push(now - recorder.last);
      recorder.last = now;
      requestAnimationFrame((next) => recorder.note(next));
    },
  };
  Object.assign(window, { frames: recorder.frames });
  requestAnimationFrame((now) => recorder.note(now));
}
