import { joinPath } from '../accounts/staff-invitation.ts';
import { MAIL_LANGUAGES } from './mail-language.ts';
import type { ShopMail } from './shop-mail.ts';

/** Returns the mail that invites somebody to work for the shop. `shop` is the shop's base URL. */
export function staffInvitationMail(token: string, shop: string): ShopMail {
  return {
    subject: `Nargisus: ${MAIL_LANGUAGES.map(({ texts }) => texts.staffInvitation.subject).join(' / ')}`,
    sections: MAIL_LANGUAGES.map(({ code, texts }) => {
      const { title, greeting, opening, action, closing } = texts.staffInvitation;
      return {
        ...{ language: code, title, greeting, opening },
        ...{ facts: [], lines: [], sums: [] },
        action: { label: action, url: shop + joinPath(token) },
        closing,
        contact: { label: texts.contact, url: `${shop}/contact` },
      };
    }),
  };
}
