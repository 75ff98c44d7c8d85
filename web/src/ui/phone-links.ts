/** Returns the link that calls a phone number in its normal form (domain/accounts/phone.ts). */
export const telUrl = (phone: string): string => `tel:${international(phone)}`;

/** Returns the link that opens a WhatsApp chat with a phone number in its normal form. */
export const whatsAppUrl = (phone: string): string =>
  `https://wa.me/${international(phone).replace('+', '')}`;

/** 01… is a number of Bangladesh; any other number is stored with its country. */
const international = (phone: string) =>
  phone.startsWith('01') ? `+88${phone}` : phone.startsWith('+') ? phone : `+${phone}`;
