/** Where the shop can be reached, and from when to when it answers, in Dhaka (on which days: domain/delivery). */
export const STORE = {
  email: 'hello@nargisus.com',
  opens: '10:00',
  closes: '20:00',
} as const;
