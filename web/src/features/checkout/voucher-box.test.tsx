// @vitest-environment jsdom
import { offerVoucher, standardVoucher, voucherMessages } from '@nargisus/domain/vouchers';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { VoucherBox } from './voucher-box.tsx';

afterEach(cleanup);

const empty = {
  ...{ applied: null, typed: '', isChecking: false },
  ...{ onType: () => undefined, onApply: () => undefined, onRemove: () => undefined },
};
const offer = offerVoucher(standardVoucher('SAVE50'), { products: [], now: new Date(0) });
const applied = offer.ok ? { ...offer.terms, name: 'Fifty off', nameBn: '' } : null;

test('shows why the code in the field does not count', () => {
  render(<VoucherBox {...empty} typed="nope" error={voucherMessages.unknownCode} />);
  expect(screen.getByLabelText('Voucher code')).toHaveAccessibleDescription('Invalid voucher code');
  expect(screen.getByLabelText('Voucher code')).toHaveValue('nope');
});

test('applies the code on Enter without submitting the surrounding form', async () => {
  const onApply = vi.fn();
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <VoucherBox {...empty} typed="welcome10" onApply={onApply} />
    </form>,
  );
  await userEvent.type(screen.getByLabelText('Voucher code'), '{Enter}');
  expect(onApply).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('does not check a code twice at once', () => {
  const onApply = vi.fn();
  render(<VoucherBox {...empty} typed="welcome10" isChecking onApply={onApply} />);
  fireEvent.click(screen.getByRole('button', { name: 'Checking…' }));
  expect(onApply).not.toHaveBeenCalled();
});

test('shows the applied voucher with its name, and removes it', async () => {
  const onRemove = vi.fn();
  render(<VoucherBox {...empty} applied={applied} onRemove={onRemove} />);
  expect(screen.getByText('Voucher SAVE50 applied')).toBeVisible();
  expect(screen.getByText('Fifty off')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove voucher SAVE50' }));
  expect(onRemove).toHaveBeenCalledOnce();
});
