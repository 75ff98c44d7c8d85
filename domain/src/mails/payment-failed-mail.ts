import { localized } from '../catalogue/localized.ts';
import type { Attempt } from '../payments/attempt.ts';
import { MAIL_LANGUAGES } from './mail-language.ts';
import { rowsOf, type ShopMail } from './shop-mail.ts';

/** Returns the mail about a payment that the gateway declined. `shop` is the shop's base URL. */
export function paymentFailedMail(attempt: Attempt, shop: string): ShopMail {
  const wordsIn = MAIL_LANGUAGES.map(({ texts }) => texts.mails['payment-failed']);
  return {
    subject: `Nargisus: ${wordsIn.map(({ subject }) => subject).join(' / ')}`,
    sections: MAIL_LANGUAGES.map(({ code, texts, taka, number }) => {
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
        lines: attempt.quote.lines.map((line) => ({
          name: localized(line, 'name', code).text,
          detail: `${texts.size} ${line.size}, ${number(line.quantity)} × ${taka(line.price)}`,
          amount: taka(line.itemTotal),
        })),
        sums: [],
        action: { label: action, url: `${shop}/checkout` },
        closing,
        contact: { label: texts.contact, url: `${shop}/contact` },
      };
    }),
  };
}
