/** The content of the card form. */
export interface Card {
  number: string;
  expiry: string;
  cvv: string;
  holder: string;
}

export type CardErrors = Partial<Record<keyof Card, string>>;

/** The sandbox's own test card (section 1). */
export const SANDBOX_CARD: Card = {
  number: '4111 1111 1111 1111',
  expiry: '12/26',
  cvv: '111',
  holder: '',
};

/** Validates the form before a bank is contacted. The sandbox accepts only its own card. */
export function cardErrors(card: Card): CardErrors {
  const errors: CardErrors = {};
  if (card.number.replace(/\s/g, '') !== SANDBOX_CARD.number.replaceAll(' ', '')) {
    errors.number = `The sandbox takes only the test card ${SANDBOX_CARD.number.replaceAll(' ', '\u00a0')}.`;
  }
  if (!/^(0[1-9]|1[0-2])\s*\/\s*\d{2}$/.test(card.expiry)) errors.expiry = 'Month and year, as in 12/26.';
  if (!/^\d{3}$/.test(card.cvv)) errors.cvv = 'The three digits on the back.';
  return errors;
}
