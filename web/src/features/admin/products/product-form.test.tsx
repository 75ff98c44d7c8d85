// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ThemeProvider } from '#theme/theme-provider.tsx';
import { ProductForm } from './product-form.tsx';
import { EMPTY_PRODUCT, type ProductFormValues } from './product-form-values.ts';
import type { SaveOutcome } from './save-outcome.ts';
import type { CostField } from './use-cost-field.ts';

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
  sizing: undefined,
  sizes: undefined,
};

const NO_COST = {
  typed: '',
  amount: undefined,
  state: 'ready' as const,
  isChanged: false,
  error: undefined,
  history: [],
  onChange: () => {},
  check: () => true,
  markSaved: () => {},
} satisfies CostField;

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Submits the form and waits for its result. */
async function saves(outcome: SaveOutcome, initial: Partial<ProductFormValues> = {}) {
  const onDone = vi.fn();
  const onSave = vi.fn(() => Promise.resolve(outcome));
  render(
    <ThemeProvider>
      <MemoryRouter>
        <ProductForm
          initial={{ ...SHIRT, ...initial }}
          pictureId="PROD_1_1"
          isNew={false}
          cost={NO_COST}
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

const SAVED: SaveOutcome = { ok: false, message: 'Not saved, so that the form stays.' };
const submit = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Update Product' }));
  await wait(0);
};
const choose = (sizing: string) =>
  fireEvent.change(screen.getByLabelText('Size system'), { target: { value: sizing } });
const isTicked = (size: string) => screen.getByRole('checkbox', { name: size });

test('saves letters in all sizes unless staff choose others', async () => {
  const { onSave } = await saves(SAVED);
  expect(onSave).toHaveBeenLastCalledWith(
    expect.objectContaining({ sizing: 'letters', sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'] }),
  );
  fireEvent.click(isTicked('XS'));
  await submit();
  expect(onSave).toHaveBeenLastCalledWith(
    expect.objectContaining({ sizing: 'letters', sizes: ['S', 'M', 'L', 'XL', 'XXL'] }),
  );
});

test('asks for the sizes of shoes, and focuses them', async () => {
  const { onSave } = await saves(SAVED);
  choose('shoes');
  expect(isTicked('42')).not.toBeChecked();
  await submit();
  expect(onSave).toHaveBeenCalledOnce();
  expect(screen.getByText('Please choose at least one size')).toBeVisible();
  expect(isTicked('36')).toHaveFocus();
  fireEvent.click(isTicked('42'));
  expect(screen.queryByText('Please choose at least one size')).not.toBeInTheDocument();
  fireEvent.click(isTicked('41'));
  await submit();
  expect(onSave).toHaveBeenLastCalledWith(expect.objectContaining({ sizing: 'shoes', sizes: ['41', '42'] }));
});

test('proposes the size system of the category until staff choose one', async () => {
  const { onSave } = await saves(SAVED, { category: 'home' });
  expect(screen.getByLabelText('Size system')).toHaveValue('one-size');
  expect(screen.queryByRole('group', { name: 'Made in these sizes' })).not.toBeInTheDocument();
  expect(onSave).toHaveBeenLastCalledWith(expect.objectContaining({ sizing: 'one-size', sizes: ['M'] }));
  choose('letters');
  fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'shoes' } });
  expect(screen.getByLabelText('Size system')).toHaveValue('letters');
});

test('reads a list of its own as it is typed, and names what is wrong in it', async () => {
  const { onSave } = await saves(SAVED);
  choose('own');
  const list = screen.getByLabelText('Sizes, separated by commas');
  fireEvent.change(list, { target: { value: 'king, Single ,' } });
  expect(list).toHaveValue('king, Single ,');
  expect(screen.getByText('Shoppers see: KING · SINGLE')).toBeVisible();
  fireEvent.change(list, { target: { value: 'king, extra wide' } });
  await submit();
  expect(onSave).toHaveBeenCalledOnce();
  expect(screen.getByText('A size has up to 8 capital letters, digits, dots and hyphens')).toBeVisible();
  fireEvent.change(list, { target: { value: 'king, single' } });
  await submit();
  expect(onSave).toHaveBeenLastCalledWith(
    expect.objectContaining({ sizing: 'own', sizes: ['KING', 'SINGLE'] }),
  );
});
