import { statusLabel } from '@nargisus/domain/orders';
import { describe, expect, test } from 'vitest';
import { common } from './common.ts';
import { translateMessage } from './translate-message.ts';
import { statuses } from './statuses.ts';

describe('in Bangla', () => {
  test.each(Object.entries(statuses))('%s is called the same on a badge and on a card', (status, word) => {
    expect(translateMessage(statusLabel(status as keyof typeof statuses))).toBe(word);
  });

  test('the button that closes a dialog is not called as the status Cancelled', () => {
    expect(common.cancel).not.toBe(statuses.cancelled);
  });

  test('a tracking note keeps its number', () => {
    expect(translateMessage('Tracking: SA-Paribahan 4471')).toBe('ট্র্যাকিং: SA-Paribahan 4471');
  });
});
