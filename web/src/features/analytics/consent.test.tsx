// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { AnalyticsChoice } from './analytics-choice.tsx';
import { ConsentBanner } from './consent-banner.tsx';
import { readConsent, setConsent } from './consent-store.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

test.each([
  ['Yes, count it', 'granted'],
  ['No, thank you', 'denied'],
])('"%s" is stored as %s', (name, stored) => {
  renderWithProviders(<ConsentBanner />);
  expect(localStorage).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name }));
  expect(readConsent()).toBe(stored);
  expect(localStorage.getItem('nargisus.analytics')).toBe(stored);
});

test('the switch shows the answer and changes it', () => {
  renderWithProviders(<AnalyticsChoice />);
  const isChecked = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
  expect(isChecked('Off')).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'On' }));
  expect([isChecked('On'), readConsent()]).toEqual([true, 'granted']);
});

test('the switch follows an answer that is given in another tab', () => {
  renderWithProviders(<AnalyticsChoice />);
  localStorage.setItem('nargisus.analytics', 'granted');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'nargisus.analytics' })));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'On' }).checked).toBe(true);
});

test('reads an unknown stored value as no answer', () => {
  localStorage.setItem('nargisus.analytics', 'perhaps');
  expect(readConsent()).toBeUndefined();
});

test('keeps an answer for the page where storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  setConsent('denied');
  expect(readConsent()).toBe('denied');
});
