// @vitest-environment jsdom
import { taka } from '@nargisus/domain/money';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { VoucherBox } from './voucher-box.tsx';

afterEach(cleanup);

test.each([
  ['', 'Please enter a voucher code'],
  ['nothing', 'Invalid voucher code'],
  ['NEWUSER', 'Minimum order amount of ৳1,000 required for this voucher'],
])('rejects "%s" with a reason and applies nothing', async (code, reason) => {
  const onChange = vi.fn();
  render(<VoucherBox subtotal={taka(600)} applied={null} onChange={onChange} />);
  if (code) await userEvent.type(screen.getByLabelText('Voucher code'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(screen.getByText(reason)).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
});

test('applies a lower-case code on Enter without submitting the surrounding form', async () => {
  const onChange = vi.fn();
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <VoucherBox subtotal={taka(600)} applied={null} onChange={onChange} />
    </form>,
  );
  await userEvent.type(screen.getByLabelText('Voucher code'), 'welcome10{Enter}');
  expect(onChange).toHaveBeenCalledWith('WELCOME10');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('removes the applied voucher when Remove is pressed', async () => {
  const onChange = vi.fn();
  render(<VoucherBox subtotal={taka(600)} applied="SAVE50" onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove voucher SAVE50' }));
  expect(onChange).toHaveBeenCalledWith(null);
});
