import { formatTaka } from '../money/format-taka.ts';
import { statusLabel } from '../orders/statuses.ts';
import { formatDhakaDate, startOfDhakaDay, type DhakaDay } from '../time/dhaka-day.ts';
import type { DailyReport } from './daily-report.ts';
import { marginRows } from './margin-rows.ts';
import { REPORT_TYPES, type ReportType } from './report-file.ts';

export interface ReportMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The summary of the mail, as rows of two cells. */
type Block = readonly (readonly [name: string, figure: string])[];

/** "20 Nov 2026". */
export function reportDayInWords(day: DhakaDay): string {
  return formatDhakaDate(startOfDhakaDay(day));
}

/**
 * The largest CSV that is attached to a mail, in bytes: encoding adds a third, and mailboxes reject above 10 to 25 MB.
 */
export const MAX_MAILED_BYTES = 5 * 2 ** 20;

interface MailOptions {
  /** Whether the orders are samples. */
  readonly isDemo?: boolean;
  /** The requested files; both by default. */
  readonly types?: readonly ReportType[];
  /** The download URL of a CSV that is too large to attach. */
  readonly csvAt?: string;
}

/** Returns the mail with a day's report: its stats can be read without opening a file. */
export function reportMail(
  report: DailyReport,
  { isDemo = false, types = REPORT_TYPES, csvAt }: MailOptions = {},
): ReportMail {
  const day = reportDayInWords(report.day);
  const title = isDemo ? 'Demo of the daily orders report' : `Daily orders report, ${day}`;
  const opening = isDemo
    ? 'This is a demo with made-up orders: it shows what the daily report looks like.'
    : `Orders placed on ${day} (Dhaka time). ${filesOf(report, types, csvAt)}`;
  const blocks = blocksOf(report);
  const texts = [title, opening, ...(csvAt ? [csvAt] : []), ...blocks.map(textOf)];
  return {
    subject: `Nargisus: ${title}`,
    text: texts.join('\n\n') + '\n',
    html: pageOf(title, opening, blocks, csvAt),
  };
}

/** Returns which orders the attached files contain, and where the others are. */
function filesOf(
  { orders, summary }: DailyReport,
  types: readonly ReportType[],
  csvAt: string | undefined,
): string {
  const isCut = types.includes('pdf') && orders.length < summary.orders;
  if (!csvAt && !isCut) return 'The files hold every order.';
  const pdf = isCut ? `A PDF lists the first ${orders.length} orders. ` : '';
  if (csvAt)
    return `${pdf}The CSV with every order is too large for a mail: download it from the dashboard, signed in as an admin.`;
  if (types.includes('csv')) return `${pdf}The CSV holds every order.`;
  return `${pdf}The CSV of the dashboard, under Reports, holds every order.`;
}

function blocksOf({ summary }: DailyReport): Block[] {
  const counted = ({ orders, revenue }: { orders: number; revenue: typeof summary.revenue }) =>
    `${orders} (${formatTaka(revenue)})`;
  const totals: Block = [
    ['Orders', String(summary.orders)],
    ['Pieces', String(summary.pieces)],
    ['Revenue', formatTaka(summary.revenue)],
    ...marginRows(summary.goods),
  ];
  const statuses: Block = summary.byStatus.map((it) => [statusLabel(it.status), counted(it)]);
  const payments: Block = summary.byPayment.map((it) => [
    `${it.method}, ${statusLabel(it.status).toLowerCase()}`,
    counted(it),
  ]);
  return [totals, statuses, payments].filter((block) => block.length > 0);
}

const textOf = (block: Block) => block.map(([name, figure]) => `${name}: ${figure}`).join('\n');

/** HTML with tables and inline styles, which mail programs support; contains no customer input. */
function pageOf(title: string, opening: string, blocks: readonly Block[], csvAt?: string): string {
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
  const link = csvAt ? `<p style="margin:0 0 24px"><a href="${csvAt}">${csvAt}</a></p>` : '';
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"></head>' +
    '<body style="margin:0;padding:24px;font:15px/1.5 system-ui,sans-serif;color:#23201c;background:#fff">' +
    `<h1 style="font-size:20px;margin:0 0 8px">${title}</h1><p style="margin:0 0 24px">${opening}</p>${link}${tables}</body></html>`
  );
}
