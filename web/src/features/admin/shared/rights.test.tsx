// @vitest-environment jsdom
import type { RightsHolder } from '@nargisus/domain/accounts';
import { orderCalls, staffOrderCalls, staffCalls } from '@nargisus/domain/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { May } from './may.tsx';
import { RightsContext } from './rights.ts';

afterEach(cleanup);

const packer: RightsHolder = { role: 'user', can: ['packing'] };

function shownTo(holder: RightsHolder | null) {
  const buttons = (
    <>
      <May call={staffOrderCalls.packingSlip}>print</May>
      <May call={staffOrderCalls.refundPart}>refund</May>
      <May call={orderCalls.cancelOrder}>cancel</May>
      <May call={staffOrderCalls.deleteOrder}>delete</May>
      <May call={staffCalls.inviteStaff}>invite</May>
      <May rights={['money', 'packing']}>read</May>
    </>
  );
  render(<output>{holder ? <RightsContext value={holder}>{buttons}</RightsContext> : buttons}</output>);
  return screen.getByRole('status').textContent;
}

test('shows what the right of a call allows, and hides the rest', () => {
  expect(shownTo(packer)).toBe('printread');
});

test('hides from an order handler what admins alone may do', () => {
  expect(shownTo({ role: 'user', can: ['orders', 'money'] })).toBe('printrefundcancelread');
});

test('shows an admin everything', () => {
  expect(shownTo({ role: 'admin' })).toBe('printrefundcanceldeleteinviteread');
});

test('shows nothing outside the guard', () => {
  expect(shownTo(null)).toBe('');
});
