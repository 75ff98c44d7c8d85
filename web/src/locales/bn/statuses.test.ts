import { statusLabel } from '@nargisus/domain/orders';
import { expect, test } from 'vitest';
import { statusStrings } from '../en/statuses.ts';
import { common } from './common.ts';
import { statuses } from './statuses.ts';

test.each(Object.entries(statusStrings.en))(
  '%s has the English label that mails and reports use',
  (status, label) => {
    expect(label).toBe(statusLabel(status as keyof typeof statuses));
  },
);

test('the button that closes a dialog differs from the status Cancelled', () => {
  expect(common.cancel).not.toBe(statuses.cancelled);
});
