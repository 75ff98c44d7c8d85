import { localized } from '../catalogue/localized.ts';
import { hasSizes } from '../catalogue/size-choice.ts';
import { sizeLabel } from '../catalogue/size-label.ts';
import type { QuoteLine } from '../checkout/quote-schema.ts';
import type { MailLanguage } from './mail-language.ts';
import type { MailSection } from './shop-mail.ts';

/** Returns the lines of an order or of a payment as a mail lists them. */
export function mailLines(lines: readonly QuoteLine[], language: MailLanguage): MailSection['lines'] {
  const { texts, number, taka } = language;
  return lines.map((line) => {
    const label = sizeLabel(line, texts.sizes);
    const size = hasSizes(line) ? `${texts.size} ${label}` : label;
    return {
      name: localized(line, 'name', language.code).text,
      detail: `${size}, ${number(line.quantity)} × ${taka(line.price)}`,
      amount: taka(line.itemTotal),
    };
  });
}
