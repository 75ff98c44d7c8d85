// @vitest-environment jsdom
import { DEFAULT_CALENDAR, estimateDelivery } from '@nargisus/domain/delivery';
import { paisa } from '@nargisus/domain/money';
import { dhakaDay, formatDhakaDate } from '@nargisus/domain/time';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { useDeliveryEstimate } from './delivery-estimate.ts';
import { currentFormats } from './formats.ts';
import { setLanguage } from './language-store.ts';

afterEach(async () => {
  cleanup();
  await setLanguage('en');
});

/** A Wednesday in Dhaka, still Tuesday in London. */
const AT = new Date('2026-09-01T20:04:00Z');

const written = () => {
  const formats = currentFormats();
  return {
    taka: formats.taka(paisa(12_500_050)),
    inWords: formats.takaInWords(paisa(50_000)),
    number: formats.number(1_234_567),
    decimals: formats.number(-4.5),
    percent: formats.percent(15),
    digits: formats.digits('01 / 04'),
    phone: formats.digits('01712345678'),
    date: formats.date(AT),
    dateTime: formats.dateTime(AT),
    time: formats.time(AT),
    day: formats.day(dhakaDay(AT)),
  };
};

test('formats English as the domain does', () => {
  expect(written()).toEqual({
    taka: '৳1,25,000.50',
    inWords: '৳500',
    number: '12,34,567',
    decimals: '-4.5',
    percent: '15%',
    digits: '01 / 04',
    phone: '01712345678',
    date: '2 Sep 2026',
    dateTime: '2 Sep 2026, 02:04',
    time: '02:04',
    day: 'Wed, 2 Sep',
  });
  expect(currentFormats().date(AT)).toBe(formatDhakaDate(AT));
});

test('formats Bangla with its own digits, months and days', async () => {
  await setLanguage('bn');
  expect(written()).toEqual({
    taka: '৳১,২৫,০০০.৫০',
    inWords: '৳৫০০',
    number: '১২,৩৪,৫৬৭',
    decimals: '-৪.৫',
    percent: '১৫%',
    digits: '০১ / ০৪',
    phone: '০১৭১২৩৪৫৬৭৮',
    date: '২ সেপ্টেম্বর ২০২৬',
    dateTime: '২ সেপ্টেম্বর ২০২৬, ০২:০৪',
    time: '০২:০৪',
    day: 'বুধ, ২ সেপ্টেম্বর',
  });
  const months = Array.from({ length: 12 }, (_, month) =>
    currentFormats().date(new Date(Date.UTC(2026, month, 15))),
  );
  expect(new Set(months).size).toBe(12);
  expect(months.join()).not.toMatch(/[A-Za-z0-9]|undefined/);
});

describe('useDeliveryEstimate', () => {
  const text = () => renderHook(() => useDeliveryEstimate()).result.current;
  const sunday = new Date('2026-11-22T06:00:00Z');

  test.each([
    ['premium', 'Today/Tomorrow', 'আজ/আগামীকাল'],
    ['express', 'Mon, 23 Nov - Tue, 24 Nov', 'সোম, ২৩ নভেম্বর – মঙ্গল, ২৪ নভেম্বর'],
  ] as const)('%s', async (option, english, bangla) => {
    const estimate = estimateDelivery(option, sunday, DEFAULT_CALENDAR);
    expect(text()(estimate, sunday)).toBe(english);
    await setLanguage('bn');
    expect(text()(estimate, sunday)).toBe(bangla);
  });

  test('formats a delivery on one day', async () => {
    await setLanguage('bn');
    const at = (days: number) => dhakaDay(new Date(sunday.getTime() + days * 86_400_000));
    const formatted = (days: number) => text()({ from: at(days), to: at(days) }, sunday);
    expect([formatted(0), formatted(1), formatted(3)]).toEqual(['আজ', 'আগামীকাল', 'বুধ, ২৫ নভেম্বর']);
  });
});
