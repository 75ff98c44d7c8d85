/** The shop's name, contact data and service hours in Dhaka. Delivery days are in domain/delivery. */
export const STORE = {
  name: 'Nargisus',
  email: 'hello@nargisus.com',
  opens: '10:00',
  closes: '20:00',
} as const;
