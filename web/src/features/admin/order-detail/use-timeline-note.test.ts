// @vitest-environment jsdom
import { DELIVERY_TRANSITIONS, trackingNote } from '@nargisus/domain/orders';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { adminOrderStrings } from '#locales/en/staff/admin-order.ts';
import { setLanguage } from '#locales/language-store.ts';
import { loadStaffStrings } from '#locales/load-staff-strings.ts';
import { currentStrings } from '#locales/use-strings.ts';
import { useTimelineNote } from './use-timeline-note.ts';

beforeAll(loadStaffStrings);
afterEach(() => setLanguage('en'));

const shown = (note: string) => renderHook(() => useTimelineNote()).result.current(note);

test('keeps the number of a tracking note in Bangla', async () => {
  const note = trackingNote('PATHAO-1');
  expect(shown(note)).toBe(note);
  await setLanguage('bn');
  expect(shown(note)).not.toBe(note);
  expect(shown(note)).toMatch(/PATHAO-1$/);
});

test('translates the default note of a transition and leaves a note of staff as it is', async () => {
  await setLanguage('bn');
  const { transitionNotes } = currentStrings(adminOrderStrings);
  expect(transitionNotes.ship).not.toBe(DELIVERY_TRANSITIONS.ship.defaultNote);
  expect(shown(DELIVERY_TRANSITIONS.ship.defaultNote)).toBe(transitionNotes.ship);
  expect(shown('Call before noon')).toBe('Call before noon');
});
