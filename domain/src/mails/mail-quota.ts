/**
 * How many mails about orders and payments one address gets in a Dhaka day from all accounts: more than a customer
 * needs, too few to be worth an attack (docs/adr/0036).
 */
export const MAX_MAILS_PER_ADDRESS_AND_DAY = 30;
