// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { NO_CALLS, orderDeskOf, type CallFacts } from '@nargisus/domain/desk';
import { anOrder } from '@nargisus/domain/testing/orders';
import { afterEach, expect, test, vi } from 'vitest';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { DialogHost } from '../shared/dialog-host.tsx';
import { RightsContext } from '../shared/rights.ts';
import { CallButtons } from './call-buttons.tsx';

vi.mock('#data/orders/call-mutations.ts', () => ({}));
vi.mock('#data/api/call-api.ts', () => ({ serverError: () => undefined }));
afterEach(cleanup);

const now = new Date('2026-11-20T06:00:00Z');

const offered = (call: CallFacts['call']) => {
  const desk = orderDeskOf(anOrder(now), { ...NO_CALLS, call, dueAt: now });
  renderWithProviders(
    <RightsContext value={{ role: 'admin' }}>
      <DialogHost>
        <CallButtons desk={desk} />
      </DialogHost>
    </RightsContext>,
  );
  return screen.queryAllByRole('button').map(({ textContent }) => textContent);
};

test.each(['not-required', 'advised', 'required', 'unreachable', 'wrong-number'] as const)(
  'the usual outcomes are offered when the call is %s',
  (call) => expect(offered(call)).toEqual(['Confirmed', 'No answer']),
);

test('a confirmed order offers no outcome that a late press would record again', () => {
  expect(offered('confirmed')).toEqual([]);
});
