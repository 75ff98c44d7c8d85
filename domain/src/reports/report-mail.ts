import { formatTaka } from '../money/format-taka.ts';
import { statusLabel } from '../orders/statuses.ts';
import { formatDhakaDate, startOfDhakaDay, type DhakaDay } from '../time/dhaka-day.ts';
import type { DailyReport } from './daily-report.ts';

export interface ReportMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Rows of two cells: the summary as the mail tells it. */
type Block = readonly (readonly [name: string, figure: string])[];

/** "20 Nov 2026". */
export function reportDayInWords(day: DhakaDay): string {
  return formatDhakaDate(startOfDhakaDay(day));
}

/** The mail that carries a day's report: its figures can be read without opening a file. */
export function reportMail(report: DailyReport, { isDemo = false } = {}): ReportMail {
  const day = reportDayInWords(report.day);
  const title = isDemo ? 'Demo of the daily orders report' : `Daily orders report, ${day}`;
  const opening = isDemo
    ? 'This is a demo with made-up orders: it shows what the daily report looks like.'
    : `Orders placed on ${day} (Dhaka time). The files hold every order.`;
  const blocks = blocksOf(report);
  return {
    subject: `Nargisus: ${title}`,
    text: [title, opening, ...blocks.map(textOf)].join('\n\n') + '\n',
    html: pageOf(title, opening, blocks),
  };
}

function blocksOf({ summary }: DailyReport): Block[] {
  const counted = ({ orders, revenue }: { orders: number; revenue: typeof summary.revenue }) =>
    `${orders} (${formatTaka(revenue)})`;
  const totals: Block = [
    ['Orders', String(summary.orders)],
    ['Pieces', String(summary.pieces)],
    ['Revenue', formatTaka(summary.revenue)],
  ];
  const statuses: Block = summary.byStatus.map((it) => [statusLabel(it.status), counted(it)]);
  const payments: Block = summary.byPayment.map((it) => [
    `${it.method}, ${statusLabel(it.status).toLowerCase()}`,
    counted(it),
  ]);
  return [totals, statuses, payments].filter((block) => block.length > 0);
}

const textOf = (block: Block) => block.map(([name, figure]) => `${name}: ${figure}`).join('\n');

/** Mail programs know tables and inline styles; nothing in here was typed by a customer. */
function pageOf(title: string, opening: string, blocks: readonly Block[]): string {
  const cell = 'padding:6px 16px 6px 0;border-bottom:1px solid #e4ddd3';
  const rows = (block: Block) =>
    block
      .map(
        ([name, figure]) =>
          `<tr><td style="${cell}">${name}</td><td style="${cell};text-align:right">${figure}</td></tr>`,
      )
      .join('');
  const tables = blocks
    .map(
      (block) =>
        `<table role="presentation" style="border-collapse:collapse;margin:0 0 24px">${rows(block)}</table>`,
    )
    .join('');
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"></head>' +
    '<body style="margin:0;padding:24px;font:15px/1.5 system-ui,sans-serif;color:#23201c;background:#fff">' +
    `<h1 style="font-size:20px;margin:0 0 8px">${title}</h1><p style="margin:0 0 24px">${opening}</p>${tables}</body></html>`
  );
}
