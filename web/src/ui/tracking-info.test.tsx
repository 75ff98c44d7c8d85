// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TrackingInfo } from './tracking-info.tsx';

afterEach(cleanup);

test('a web address is a link that does not hand over the page', () => {
  render(<TrackingInfo text="https://steadfast.com.bd/t/AB12CD34" label="Follow" />);
  const link = screen.getByRole('link', { name: 'Follow' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://steadfast.com.bd/t/AB12CD34',
    'noopener noreferrer',
  ]);
});

test.each(['Pathao 4711', 'javascript:alert(1)', 'see https://steadfast.com.bd/t/1', 'https://a b'])(
  'shows %j as text',
  (text) => {
    const { container } = render(<TrackingInfo text={text} label="Follow" />);
    expect(container.textContent).toBe(text);
    expect(screen.queryByRole('link')).toBeNull();
  },
);
