/** Where the shop can be reached, and when (Dhaka time, the shop's week). */
export const STORE = {
  email: 'hello@nargisus.com',
  opens: 10,
  closes: 20,
  /** Friday, as Date counts. */
  closedOn: 5,
} as const;
