// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderWithProviders } from '../testing/render-with-providers.tsx';
import { ProductThumb } from './product-thumb.tsx';

afterEach(cleanup);

test('shows the shop’s logo under the product’s name when the image does not load', () => {
  renderWithProviders(<ProductThumb src="/gone.webp" alt="Linen panjabi" />);
  const picture = screen.getByRole('img', { name: 'Linen panjabi' });
  expect(picture.tagName).toBe('IMG');
  fireEvent.error(picture);
  expect(screen.getByRole('img', { name: 'Linen panjabi' }).tagName).toBe('SPAN');
});

test('renders a placeholder for an order item without an image', () => {
  const { container } = renderWithProviders(<ProductThumb src="" alt="" />);
  expect(container.querySelector('img')).not.toBeInTheDocument();
  expect(container.querySelector('svg')).toBeVisible();
});
