// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { paisa } from '@nargisus/domain/money';
import { offerVoucher, standardVoucher, type VoucherTerms } from '@nargisus/domain/vouchers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkVoucher } from '#data/checkout/check-voucher.ts';
import { useVoucher } from './use-voucher.ts';

vi.mock('#data/checkout/check-voucher.ts', () => ({ checkVoucher: vi.fn() }));
vi.mock('#ui/toast.ts', () => ({ toast: vi.fn() }));

const offer = offerVoucher(standardVoucher('SAVE50'), { products: [], now: new Date(0) });
const terms = (offer.ok ? offer.terms : null) as VoucherTerms;
const priced = () => ({ lines: [], subtotal: paisa(200_000), deliveryCharge: paisa(6_000) });

const onChange = vi.fn();
const hook = () => renderHook(() => useVoucher({ code: null, onChange, products: ['P1'] }, priced)).result;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  onChange.mockReset();
});

test('ends a check without an answer after ten seconds, keeps the code, and ignores a later answer', async () => {
  let answer: (found: VoucherTerms) => void = () => undefined;
  vi.mocked(checkVoucher).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const voucher = hook();
  act(() => voucher.current.type('SAVE50'));
  act(() => voucher.current.apply());
  await act(() => vi.advanceTimersByTimeAsync(9_900));
  expect(voucher.current.isChecking).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(voucher.current.isChecking).toBe(false);
  expect(voucher.current.error).toBe('The voucher could not be checked. Please try again.');
  expect(voucher.current.typed).toBe('SAVE50');
  await act(async () => answer(terms));
  expect(voucher.current.offer).toBeNull();
  expect(onChange).not.toHaveBeenCalledWith('SAVE50');
});
