import { expect, test } from 'vitest';
import { telUrl, whatsAppUrl } from './phone-links.ts';

test.each([
  ['01712345678', 'tel:+8801712345678', 'https://wa.me/8801712345678'],
  ['+447911123456', 'tel:+447911123456', 'https://wa.me/447911123456'],
  ['447911123456', 'tel:+447911123456', 'https://wa.me/447911123456'],
])('a tap on %s calls it with its country', (phone, tel, chat) => {
  expect([telUrl(phone), whatsAppUrl(phone)]).toEqual([tel, chat]);
});
