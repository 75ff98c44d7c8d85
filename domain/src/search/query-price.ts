import { taka } from '../money/taka.ts';
import type { Paisa } from '../money/paisa.ts';
import { latinDigits } from '../text/bangla-digits.ts';

/** The price that a query names, and the query without it. */
export interface QueryPrice {
  /** Without the price, its comparison and its currency. */
  readonly rest: string;
  /** As typed: "under 2000", "২০০০ টাকার মধ্যে". Empty when the query names no price. */
  readonly typed: string;
  readonly least: Paisa | null;
  readonly most: Paisa | null;
}

/** Above every price of the shop: an amount with more digits is not one. */
const AMOUNT = String.raw`(?:৳|tk\.?|bdt|taka)?\s*(\d{1,2}(?:,\d{2})*,\d{3}|\d{1,7}(?:\.\d{1,2})?)\s*(k\b|হাজার|hajar|hazar|thousand)?`;
const TAKA = String.raw`\s*(?:৳|tk\b\.?|bdt\b|takar\b|taka\b|টাকার|টাকায়|টাকা|টাঃ)?\s*(?:er\b|এর)?`;
const UP_TO = String.raw`(?:under|below|within|upto|up to|less than|max(?:imum)?|at most)`;
const UP_TO_AFTER = String.raw`(?:(?:মধ্যে|ভিতরে|ভেতরে|নিচে|নীচে|কমে|কম|পর্যন্ত|moddhe|modhe|vitore|bhitore|niche|nich[ea]?|kom(?:e)?|porjonto)(?![\p{L}\p{M}])|or less\b)`;
const FROM = String.raw`(?:over|above|more than|from|min(?:imum)?|at least)`;
const FROM_AFTER = String.raw`(?:(?:বেশি|উপরে|ওপরে|থেকে|beshi|upore|opore|theke)(?![\p{L}\p{M}])|or more\b|\+)`;
const BETWEEN = String.raw`\s*(?:-|–|to\b|theke\b|থেকে|and\b|ও)\s*`;
const CURRENCY = /৳|\b(?:tk|bdt|takar?)\b|টাকা/;

interface Pattern {
  readonly pattern: RegExp;
  readonly ends: 'most' | 'least' | 'both';
  /** Whether the amount must have its currency: "12 inch" is no price. */
  readonly inTaka?: true;
}

const START = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const END = String.raw`(?![\p{L}\p{M}\p{N}])`;
const pattern = (source: string) => new RegExp(START + source + END, 'iu');

/** In this order: an amount with two ends first, one without a comparison last. */
const PATTERNS: readonly Pattern[] = [
  {
    pattern: pattern(`(?:between\\s+)?${AMOUNT}${TAKA}${BETWEEN}${AMOUNT}${TAKA}(?:\\s*${UP_TO_AFTER})?`),
    ends: 'both',
  },
  { pattern: pattern(`${UP_TO}\\s+${AMOUNT}${TAKA}`), ends: 'most' },
  { pattern: pattern(`${AMOUNT}${TAKA}\\s*${UP_TO_AFTER}`), ends: 'most' },
  { pattern: pattern(`${FROM}\\s+${AMOUNT}${TAKA}`), ends: 'least' },
  { pattern: pattern(`${AMOUNT}${TAKA}\\s*${FROM_AFTER}`), ends: 'least' },
  // "1000 taka" is what a person can spend.
  { pattern: pattern(`${AMOUNT}${TAKA}`), ends: 'most', inTaka: true },
];

/** The smallest amount of a range without currency: "18-18 inches" and "2 to 8 years" are no prices. */
const LEAST_IN_RANGE = 100;

/** Finds the price that a query names, in either language and either digits: "under 2000", "১ হাজার টাকার মধ্যে". */
export function readQueryPrice(query: string): QueryPrice {
  // One character of the text is one of the query, so that positions agree.
  const text = latinDigits(query).toLowerCase();
  for (const { pattern, ends, inTaka } of PATTERNS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [whole] = match;
    const hasCurrency = CURRENCY.test(whole);
    if (inTaka && !hasCurrency) continue;
    const first = amountOf(match[1]!, match[2]);
    const second = ends === 'both' ? amountOf(match[3]!, match[4]) : null;
    if (second !== null && (second < first || (first < LEAST_IN_RANGE && !hasCurrency))) continue;
    const at = { from: match.index, to: match.index + whole.length };
    return {
      rest: `${query.slice(0, at.from)} ${query.slice(at.to)}`,
      typed: query.slice(at.from, at.to).trim(),
      least: ends === 'most' ? null : taka(first),
      most: ends === 'least' ? null : taka(second ?? first),
    };
  }
  return { rest: query, typed: '', least: null, most: null };
}

function amountOf(digits: string, thousands: string | undefined): number {
  const amount = Number(digits.replaceAll(',', ''));
  return Math.round(amount * (thousands ? 1000 : 1) * 100) / 100;
}
