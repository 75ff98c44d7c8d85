import type { Account } from '@nargisus/e2e/test-data';
import { rememberSession } from '@nargisus/e2e/remember-session';
import { CHROMIUM_FLAGS, findChromium } from '@nargisus/local-suite/browser';
import { addresses } from '@nargisus/local-suite/launcher';
import { chromium, type Page } from 'playwright-core';
import type { Measurement } from '../results/publish-result.ts';

const PATH = '/dashboard/work?queue=to-pack';
/** How far a queue is scrolled, down and then back, in pixels: 2,000 rows of 38. */
const DISTANCE = 76_000;
/** Pixels per second: 32 rows. */
const SPEED = 1_200;
/** At 60 frames a second one comes every 16.7 ms; after a longer time than this one was dropped. */
const DROPPED_MS = 25;
/** The least frames a second that count as 60: a dropped one now and then is not seen. */
const FEWEST_FRAMES = 57;
/** A scroll that starts sooner after another one belongs to it. */
const PAUSE_MS = 1_000;

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

/** The frames that the browser has shown while it scrolled. */
interface Frames {
  readonly perSecond: number;
  readonly dropped: number;
  readonly longestMs: number;
}

/** Scrolls through a queue at this machine's speed, and counts the frames that are shown. */
export async function measureQueue(admin: Account): Promise<QueueScroll> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await rememberSession(page, admin);
    await page.goto(`${addresses.shop}${PATH}`);
    await page.getByRole('button', { name: 'Show more' }).waitFor();
    const rowsOnArrival = await rowsOf(page);
    const down = await scroll(page, DISTANCE);
    const table = page.getByRole('table', { name: 'To pack' });
    return {
      rowsOnArrival,
      rowsInTheEnd: Number(await table.getAttribute('aria-rowcount')) - 1,
      renderedInTheEnd: await rowsOf(page),
      down,
      up: await scroll(page, -DISTANCE),
    };
  } finally {
    await browser.close();
  }
}

/** Scrolls by `distance` pixels as a finger on a touchpad does: the compositor shows frames whether or not the page's thread is busy. */
async function scroll(page: Page, distance: number): Promise<Frames> {
  await page.waitForTimeout(PAUSE_MS);
  const session = await page.context().newCDPSession(page);
  const shownAt: number[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, ts } of value as unknown as { name: string; ts: number }[])
      if (name === 'DrawFrame') shownAt.push(ts / 1_000);
  });
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline.frame'] },
  });
  const startedAt = performance.now();
  await session.send('Input.synthesizeScrollGesture', {
    x: 640,
    y: 500,
    yDistance: -distance,
    speed: SPEED,
    gestureSourceType: 'mouse',
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  const sorted = shownAt.toSorted((a, b) => a - b);
  const intervals = sorted.slice(1).map((at, before) => at - sorted[before]!);
  return {
    perSecond: Math.round((10 * shownAt.length) / seconds) / 10,
    dropped: intervals.filter((it) => it > DROPPED_MS).length,
    longestMs: Math.max(...intervals),
  };
}

/** Returns whether the queue begins with one page, grows, and meets every aim of its measurements. */
export const scrollsByPages = (queue: QueueScroll): boolean =>
  queue.rowsOnArrival === PAGE &&
  queue.rowsInTheEnd > 10 * PAGE &&
  queueMeasurements(queue).every(({ aim }) => aim?.met ?? true);

export function queueMeasurements(queue: QueueScroll): Measurement[] {
  const { rowsOnArrival, rowsInTheEnd, renderedInTheEnd, down, up } = queue;
  const few = { text: `at most ${MOST_RENDERED}`, met: renderedInTheEnd <= MOST_RENDERED };
  const framesOf = (way: string, { perSecond, dropped, longestMs }: Frames): Measurement[] => [
    {
      name: `Queue, frames a second while scrolling ${way}`,
      value: perSecond,
      unit: '',
      aim: { text: `at least ${FEWEST_FRAMES}`, met: perSecond >= FEWEST_FRAMES },
    },
    { name: `Queue, frames ${way} after more than ${DROPPED_MS} ms`, value: dropped, unit: '' },
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
  const frames = ({ perSecond, dropped, longestMs }: Frames) =>
    `${perSecond} frames a second were shown (${dropped} after more than ${DROPPED_MS} ms, the longest ${Math.round(longestMs)} ms)`;
  return [
    `A queue of Work, scrolled to row ${rowsInTheEnd} at ${SPEED} pixels a second: ${PAGE} rows on arrival, ${renderedInTheEnd} in the document at the end.`,
    `While pages load, ${frames(down)}; back through the rows that are there, ${frames(up)}.`,
  ].join(' ');
}

const rowsOf = (page: Page) => page.locator('table tbody tr').count();
