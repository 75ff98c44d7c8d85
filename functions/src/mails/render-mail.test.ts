import type { ShopMail } from '@nargisus/domain/mails';
import { shopSection, valuesOf } from '@nargisus/domain/settings';
import { escapeHtml } from '@nargisus/domain/text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stripControlCharacters } from './strip-control-characters.ts';
import { renderMail } from './render-mail.ts';

const shop = valuesOf(shopSection);

const mailTo = (name: string): ShopMail => ({
  subject: `Nargisus: for ${name}`,
  sections: [
    {
      language: 'bn',
      title: 'ধন্যবাদ',
      greeting: `প্রিয় ${name},`,
      opening: 'পেয়েছি।',
      facts: [{ label: 'ঠিকানা', value: name }],
      lines: [{ name, detail: 'M', amount: '৳১.০০' }],
      sums: [{ label: 'সর্বমোট', value: '৳১.০০' }],
      action: { label: 'দেখুন', url: 'https://shop/orders' },
      closing: 'আবার জানাব।',
      contact: { label: 'লিখুন:', url: 'https://shop/contact' },
    },
  ],
});

test("escapes the markup of a customer's name", () => {
  const nasty = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      "' onclick='x",
      '&lt;b&gt;',
    ),
  );
  const tagsOf = (html: string) => html.match(/<[^>]*>/g);
  const plain = tagsOf(renderMail(mailTo('Rahima'), shop).html);
  fc.assert(
    fc.property(nasty, (name) => {
      expect(tagsOf(renderMail(mailTo(name), shop).html)).toEqual(plain);
    }),
  );
});

test('shows escaped text as it was typed', () => {
  expect(escapeHtml(`<b>"Rahima" & 'Sons'</b>`)).toBe(
    '&lt;b&gt;&quot;Rahima&quot; &amp; &#39;Sons&#39;&lt;/b&gt;',
  );
});

test('a name with line breaks cannot start a line or change the direction of the text', () => {
  expect(stripControlCharacters('Rahima\r\nTotal: ৳0.00\u2028\u202egnp')).toBe('Rahima Total: ৳0.00 gnp');
  const { text, subject } = renderMail(mailTo('Rahima\nবাতিল: হ্যাঁ'), shop);
  expect(text.split('\n').some((line) => line.startsWith('বাতিল'))).toBe(false);
  expect(subject).not.toContain('\n');
});

test('text and HTML have the same content', () => {
  const { text, html } = renderMail(mailTo('রহিমা'), shop);
  for (const words of [
    'ধন্যবাদ',
    'প্রিয় রহিমা,',
    'পেয়েছি।',
    'ঠিকানা',
    'সর্বমোট',
    '৳১.০০',
    'আবার জানাব।',
    'https://shop/orders',
  ]) {
    expect(text).toContain(words);
    expect(html).toContain(words);
  }
});

test('ends with the shop as the settings have it, in one line each', () => {
  const named = { ...shop, name: 'Nargis & Sons', phone: '01712345678', address: 'House 5\nDhaka 1207' };
  const { text, html } = renderMail(mailTo('Rahima'), named);
  expect(text.trimEnd().split('\n').slice(-4)).toEqual([
    ...['Nargis & Sons', 'House 5, Dhaka 1207', '01712345678', 'hello@nargisus.com'],
  ]);
  expect(html).toContain('Nargis &amp; Sons<br>House 5, Dhaka 1207<br>01712345678<br>hello@nargisus.com');
});

test('leaves out what the settings do not have', () => {
  const { text } = renderMail(mailTo('Rahima'), shop);
  expect(text.trimEnd().split('\n').slice(-3)).toEqual(['', 'Nargisus', 'hello@nargisus.com']);
});
