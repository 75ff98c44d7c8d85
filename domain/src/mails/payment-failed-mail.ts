import type { Attempt } from '../payments/attempt.ts';
import { MAIL_LANGUAGES } from './mail-language.ts';
import { mailLines } from './mail-lines.ts';
import { rowsOf, type ShopMail } from './shop-mail.ts';

/** Returns the mail about a payment that the gateway declined. `shop` is the shop's base URL. */
export function paymentFailedMail(attempt: Attempt, shop: string): ShopMail {
  const wordsIn = MAIL_LANGUAGES.map(({ texts }) => texts.mails['payment-failed']);
  return {
    subject: `Nargisus: ${wordsIn.map(({ subject }) => subject).join(' / ')}`,
    sections: MAIL_LANGUAGES.map((language) => {
      const { code, texts, taka } = language;
      const { title, opening, action, closing } = texts.mails['payment-failed'];
      return {
        language: code,
        title,
        greeting: texts.greeting(attempt.userName || attempt.shippingAddress.recipientName),
        opening,
        facts: rowsOf([
          [texts.amount, taka(attempt.total)],
          [texts.transaction, attempt._id],
        ]),
        lines: mailLines(attempt.quote.lines, language),
        sums: [],
        action: { label: action, url: `${shop}/checkout` },
        closing,
        contact: { label: texts.contact, url: `${shop}/contact` },
      };
    }),
  };
}
