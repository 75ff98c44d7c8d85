// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { AnalyticsChoice } from './analytics-choice.tsx';
import { ConsentBanner } from '#ui/consent-banner.tsx';
import { useAnalyticsStrings } from './analytics-strings.ts';
import { readConsent, setConsent } from './consent-store.ts';

const Question = () => <ConsentBanner texts={useAnalyticsStrings()} onAnswer={setConsent} />;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

test.each([
  ['Yes, count it', 'granted'],
  ['No, thank you', 'denied'],
])('stores the answer "%s" as %s', (name, stored) => {
  renderWithProviders(<Question />);
  expect(localStorage).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name }));
  expect(readConsent()).toBe(stored);
  expect(localStorage.getItem('nargisus.analytics')).toBe(stored);
});

test('the switch shows and changes the answer', () => {
  renderWithProviders(<AnalyticsChoice />);
  expect(screen.getByRole('radio', { name: 'Off' })).toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: 'On' }));
  expect(screen.getByRole('radio', { name: 'On' })).toBeChecked();
  expect(readConsent()).toBe('granted');
});

test('the switch shows an answer that was given in another tab', () => {
  renderWithProviders(<AnalyticsChoice />);
  localStorage.setItem('nargisus.analytics', 'granted');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'nargisus.analytics' })));
  expect(screen.getByRole('radio', { name: 'On' })).toBeChecked();
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
