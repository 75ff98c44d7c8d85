import type { MailRow, MailSection, ShopMail } from '@nargisus/domain/mails';
import type { ShopSettings } from '@nargisus/domain/settings';
import { COLORS } from '@nargisus/domain/store';
import { escapeHtml } from '@nargisus/domain/text';
import { stripControlCharacters } from './strip-control-characters.ts';

/** Returns a mail as plain text and as HTML: one language after the other, then the shop. */
export function renderMail(
  { subject, sections }: ShopMail,
  shop: ShopSettings,
): { subject: string; text: string; html: string } {
  const parts = [...sections.map(textOf), imprintOf(shop).join('\n')];
  return {
    subject: stripControlCharacters(subject),
    text: `${parts.join(`\n\n${'-'.repeat(40)}\n\n`)}\n`,
    html: pageOf(sections, shop),
  };
}

/** Returns the shop's name, how to reach it and where it is, in lines; what staff have not entered is left out. */
function imprintOf({ name, phone, email, address, addressBn }: ShopSettings): string[] {
  const places = [addressBn, address].filter(Boolean).map((it) => it.replaceAll('\n', ', '));
  return [name, ...places, phone, email].filter(Boolean).map(stripControlCharacters);
}

function textOf(section: MailSection): string {
  const { title, greeting, opening, facts, lines, sums, action, closing, links = [], contact } = section;
  const rows = (list: readonly MailRow[]) =>
    list.map(({ label, value }) => `${label}: ${stripControlCharacters(value)}`).join('\n');
  const items = lines.map(
    ({ name, detail, amount }) =>
      `- ${stripControlCharacters(name)}\n  ${stripControlCharacters(detail)} = ${amount}`,
  );
  return [
    title,
    stripControlCharacters(greeting),
    opening,
    rows(facts),
    items.join('\n'),
    rows(sums),
    `${action.label}: ${action.url}`,
    closing,
    ...[...links, contact].map(({ label, url }) => `${label} ${url}`),
  ]
    .filter(Boolean)
    .join('\n\n');
}

// Mail clients support tables and inline styles; some drop <head>.
const FONT =
  "font-family:'Noto Sans Bengali','Hind Siliguri',system-ui,-apple-system,Segoe UI,Roboto,sans-serif";
const LINE = `1px solid ${COLORS.line}`;

function pageOf(sections: readonly MailSection[], shop: ShopSettings): string {
  const content = sections.map(sectionOf).join(`<div style="border-top:${LINE};margin:32px 0"></div>`);
  return (
    `<!doctype html><html lang="${sections[0]?.language ?? 'en'}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"></head>' +
    `<body style="margin:0;padding:24px 12px;background:${COLORS.ground};color:${COLORS.ink};${FONT};font-size:16px;line-height:1.6">` +
    '<table role="presentation" align="center" width="100%" style="max-width:600px;margin:0 auto;border-collapse:collapse">' +
    `<tr><td style="padding:0 24px 16px;font-size:20px;letter-spacing:.08em;color:${COLORS.stem}">${escapeHtml(shop.name)}</td></tr>` +
    `<tr><td style="background:${COLORS.sheet};border:${LINE};border-radius:8px;padding:24px">${content}</td></tr>` +
    `<tr><td style="padding:16px 24px;font-size:14px;color:${COLORS.faded}">${imprintOf(shop).map(escapeHtml).join('<br>')}</td></tr>` +
    '</table></body></html>'
  );
}

function sectionOf(section: MailSection): string {
  const {
    language,
    title,
    greeting,
    opening,
    facts,
    lines,
    sums,
    action,
    closing,
    links = [],
    contact,
  } = section;
  const paragraph = (words: string) => `<p style="margin:0 0 16px">${escapeHtml(words)}</p>`;
  return (
    `<div lang="${language}">` +
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.4">${escapeHtml(title)}</h1>` +
    paragraph(greeting) +
    paragraph(opening) +
    table(facts.map(factRow)) +
    table([...lines.map(lineRow), ...sums.map(sumRow)]) +
    `<p style="margin:0 0 24px"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 24px;` +
    `border-radius:6px;background:${COLORS.stem};color:${COLORS.sheet};text-decoration:none">${escapeHtml(action.label)}</a></p>` +
    paragraph(closing) +
    [...links, contact].map(linkParagraph).join('') +
    '</div>'
  );
}

function table(rows: readonly string[]): string {
  if (rows.length === 0) return '';
  return (
    '<table role="presentation" width="100%" style="border-collapse:collapse;margin:0 0 24px">' +
    `${rows.join('')}</table>`
  );
}

const cell = (words: string, style: string) =>
  `<td style="padding:6px 0;vertical-align:top;${style}">${words}</td>`;

function factRow({ label, value }: MailRow): string {
  return (
    `<tr>${cell(escapeHtml(label), `color:${COLORS.faded};padding-right:16px;width:34%`)}` +
    `${cell(escapeHtml(value), 'overflow-wrap:anywhere')}</tr>`
  );
}

function linkParagraph({ label, url }: MailSection['contact']): string {
  return (
    `<p style="margin:0 0 8px;color:${COLORS.faded}">${escapeHtml(label)} ` +
    `<a href="${escapeHtml(url)}" style="color:${COLORS.stem}">${escapeHtml(url)}</a></p>`
  );
}

function lineRow({ name, detail, amount, image }: MailSection['lines'][number]): string {
  const words = `${escapeHtml(name)}<br><span style="color:${COLORS.faded};font-size:14px">${escapeHtml(detail)}</span>`;
  return (
    `<tr>${image === undefined ? '' : cell(pictureOf(image), `border-bottom:${LINE};padding-right:16px;width:96px`)}` +
    `${cell(words, `border-bottom:${LINE};padding-right:16px;overflow-wrap:anywhere`)}` +
    `${cell(escapeHtml(amount), `border-bottom:${LINE};text-align:right;white-space:nowrap`)}</tr>`
  );
}

/** The name stands beside it, so it needs no alternative text. */
const pictureOf = (url: string) =>
  `<img src="${escapeHtml(url)}" width="96" alt="" style="display:block;width:96px;height:auto;border-radius:4px">`;

function sumRow({ label, value }: MailRow, at: number, all: readonly MailRow[]): string {
  const weight = at === all.length - 1 ? 'font-weight:bold' : `color:${COLORS.faded}`;
  return (
    `<tr>${cell(escapeHtml(label), `${weight};padding-right:16px`)}` +
    `${cell(escapeHtml(value), `${weight};text-align:right;white-space:nowrap`)}</tr>`
  );
}
