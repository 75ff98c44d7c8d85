// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { Order } from '@nargisus/domain/orders';
import { anOrder } from '@nargisus/domain/testing/orders';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { DialogHost } from '../shared/dialog-host.tsx';
import { RightsContext } from '../shared/rights.ts';
import { PackingForm } from './packing-form.tsx';

const beeps = vi.hoisted(() => ({ beep: vi.fn() }));
vi.mock('./beep.ts', () => beeps);
vi.mock('#data/orders/staff-order-mutations.ts', () => ({}));

const now = new Date('2026-11-20T06:00:00Z');
const [line] = anOrder(now).items as [Order['items'][0]];
const order = anOrder(now, {
  items: [
    { ...line, quantity: 2 },
    { ...line, size: 'L', quantity: 1 },
  ],
});

function show(products = [{ id: line.productId, sku: 'PAN-1' }]) {
  renderWithProviders(
    <RightsContext value={{ role: 'admin' }}>
      <DialogHost>
        <PackingForm order={order} products={products} />
      </DialogHost>
    </RightsContext>,
  );
}
const field = () => screen.getByLabelText<HTMLInputElement>(/Barcode or SKU/);
/** Types a code and Enter, as a keyboard scanner does. */
function scan(code: string) {
  fireEvent.change(field(), { target: { value: code } });
  fireEvent.submit(field().form!);
}
const said = () => screen.getByRole('alert').textContent;
const nextStep = () => screen.queryByRole('button', { name: 'Assign Delivery' });

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

describe('packing by scanner', () => {
  test('counts each piece, and offers the next step when all are packed', () => {
    show();
    expect(document.activeElement).toBe(field());
    scan('PAN-1 M');
    expect(said()).toBe('Linen Panjabi, M: packed');
    expect(field().value).toBe('');
    expect(beeps.beep).toHaveBeenLastCalledWith('packed');
    within(screen.getByText('1 of 2').closest('li')!).getByText(/Linen Panjabi/);
    scan('PAN-1 L');
    screen.getByText('2 of 3 pieces packed');
    expect(nextStep()).toBeNull();
    scan('pan-1 m');
    screen.getByText('All pieces are packed.');
    expect(nextStep()).not.toBeNull();
  });

  test.each([
    ['XYZ', 'XYZ is not in this order'],
    ['PAN-1 XL', 'Wrong size: this order has Linen Panjabi in M, L'],
    ['PAN-1', 'Linen Panjabi is in this order in M, L: scan the size, too'],
  ])('refuses %j in words and by a tone', (code, text) => {
    show();
    scan(code);
    expect(said()).toBe(text);
    expect(beeps.beep).toHaveBeenLastCalledWith('refused');
    screen.getByText('0 of 3 pieces packed');
  });

  test('refuses a piece too many, and starts again', () => {
    show();
    scan('PAN-1 L');
    scan('PAN-1 L');
    expect(said()).toBe('One too many: Linen Panjabi, L, is packed already');
    fireEvent.click(screen.getByRole('button', { name: 'Start again' }));
    screen.getByText('0 of 3 pieces packed');
    expect(said()).toBe('');
  });

  test('names products without a code, which are packed by their ID', () => {
    show([]);
    screen.getByText(/Neither a barcode nor a SKU: Linen Panjabi \(panjabi\)/);
    scan('panjabi L');
    expect(said()).toBe('Linen Panjabi, L: packed');
  });
});
