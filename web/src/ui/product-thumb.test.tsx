// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderWithProviders } from '../testing/render-with-providers.tsx';
import { ProductThumb } from './product-thumb.tsx';

afterEach(cleanup);

test('a picture that does not load leaves the shop’s mark under its name', () => {
  renderWithProviders(<ProductThumb src="/gone.webp" alt="Linen panjabi" />);
  const picture = screen.getByRole('img', { name: 'Linen panjabi' });
  expect(picture.tagName).toBe('IMG');
  fireEvent.error(picture);
  expect(screen.getByRole('img', { name: 'Linen panjabi' }).tagName).toBe('SPAN');
});

test('an order from before its pictures has a place for one all the same', () => {
  const { container } = renderWithProviders(<ProductThumb src="" alt="" />);
  expect(container.querySelector('img')).not.toBeInTheDocument();
  expect(container.querySelector('svg')).toBeVisible();
});
