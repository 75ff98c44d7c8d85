/** What the shop is called, where it can be reached, and from when to when it answers, in Dhaka (on which days: domain/delivery). */
export const STORE = {
  name: 'Nargisus',
  email: 'hello@nargisus.com',
  opens: '10:00',
  closes: '20:00',
} as const;
