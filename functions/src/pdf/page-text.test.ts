import { expect, test } from 'vitest';
import { openDocument } from './open-document.ts';

/** PDF 9.3.6, text rendering mode: 0 fills the letters, 2 draws their outline as well. */
const FILL = 0;
const FILL_AND_STROKE = 2;

const openPage = () => openDocument({ title: 'Letters', orientation: 'portrait', language: 'bn' });
const operatorsOf = ({ doc }: Awaited<ReturnType<typeof openPage>>) =>
  (doc.internal.pages[1] as unknown as string[]).join('\n');

test('bold text is bold in either script, and nothing after it', async () => {
  const letters = await openPage();
  const { doc, text } = letters;
  doc.setTextColor('#9b2c1f');
  const lines = [
    ['সর্বমোট', true],
    ['সর্বমোট', false],
    ['Total', true],
  ] as const;
  for (const [line, bold] of lines) text.write(line, { size: 10, bold, x: 40, y: 40 });
  const page = operatorsOf(letters);
  const modes = Array.from(page.matchAll(/(\d) Tr\b/g), ([, mode]) => Number(mode));
  expect(modes).toEqual([FILL_AND_STROKE, FILL, FILL]);
  // The outline has the colour of the text.
  expect(page).toContain('0.61 0.17 0.12 RG');
});

test('a character that the font does not have can be copied', async () => {
  const letters = await openPage();
  letters.text.write('Rahim 😀', { size: 10, x: 40, y: 40 });
  const [, copied = ''] = /\/ActualText <FEFF([0-9A-F]+)>/.exec(operatorsOf(letters)) ?? [];
  // PDF 7.9.2.2: UTF-16, the higher byte first.
  expect(Buffer.from(copied, 'hex').swap16().toString('utf16le')).toBe('Rahim 😀');
});
