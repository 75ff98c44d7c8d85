// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ThemeProvider } from '#theme/theme-provider.tsx';
import { ProductForm } from './product-form.tsx';
import { EMPTY_PRODUCT } from './product-form-values.ts';
import type { SaveOutcome } from './save-outcome.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}; // jsdom lays nothing out
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const SHIRT = {
  ...EMPTY_PRODUCT,
  id: 'PROD_1_1',
  name: 'Shirt',
  price: '450',
  description: 'Cotton.',
  category: 'clothing',
  image: '/pictures/shirt.webp',
  pictures: [{ url: '/pictures/shirt.webp', alt: '' }],
  inStock: true,
  featured: false,
  collections: undefined,
};

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Submits the form and waits for its result. */
async function saves(outcome: SaveOutcome) {
  const onDone = vi.fn();
  const onSave = vi.fn(() => Promise.resolve(outcome));
  render(
    <ThemeProvider>
      <MemoryRouter>
        <ProductForm
          initial={SHIRT}
          pictureId="PROD_1_1"
          isNew={false}
          submit="Update Product"
          submitting="Updating..."
          onSave={onSave}
          onDone={onDone}
        />
      </MemoryRouter>
    </ThemeProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Update Product' }));
  await wait(0);
  return { onDone, onSave };
}

test('shows the success banner for two seconds and accepts no second save in that time', async () => {
  const { onDone, onSave } = await saves({ ok: true, message: 'Product updated successfully!' });
  expect(screen.getByText('Product updated successfully!')).toBeVisible();
  const button = screen.getByRole('button', { name: 'Updating...' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(button);
  expect(onSave).toHaveBeenCalledOnce();
  await wait(1_999);
  expect(onDone).not.toHaveBeenCalled();
  await wait(1);
  expect(onDone).toHaveBeenCalledOnce();
});

test('keeps a product that could not be saved, shows the reason and accepts another save', async () => {
  const { onDone } = await saves({ ok: false, message: 'Failed to update product. Please try again.' });
  await wait(10_000);
  expect(onDone).not.toHaveBeenCalled();
  expect(screen.getByText('Failed to update product. Please try again.')).toBeVisible();
  expect(screen.getByLabelText('Product name')).toHaveValue('Shirt');
  expect(screen.getByRole('button', { name: 'Update Product' })).not.toHaveAttribute('aria-disabled');
});
