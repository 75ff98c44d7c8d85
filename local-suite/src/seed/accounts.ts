import type { Role } from '@nargisus/domain/accounts';

export interface SeedAccount {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly phone: string;
  readonly role: Role;
  /** Age of the account at the time of seeding, in days. */
  readonly daysOld: number;
  readonly isActive?: false;
}

/** The two accounts that the README names; an empty shop has the admin alone. */
export const ACCOUNTS = {
  admin: {
    uid: 'seed-admin',
    name: 'Nargis Sultana',
    email: 'admin@nargisus.test',
    password: 'admin-pass-1',
    phone: '01711000001',
    role: 'admin',
    daysOld: 300,
  },
  shopper: {
    uid: 'seed-shopper',
    name: 'Tanvir Ahmed',
    email: 'shopper@nargisus.test',
    password: 'shopper-pass-1',
    phone: '01712345678',
    role: 'user',
    daysOld: 120,
  },
} as const satisfies Record<string, SeedAccount>;

const CUSTOMERS: readonly (readonly [name: string, phone: string, daysOld: number])[] = [
  ['Farhana Akter', '01715220184', 210],
  ['Mahmudul Hasan', '01819334027', 190],
  ['Sadia Islam', '01911558830', 176],
  ['Rafiqul Karim', '01552417706', 160],
  ['Nusrat Jahan', '01677903412', 141],
  ['Imran Chowdhury', '01730118265', 133],
  ['Shirin Begum', '01988204471', 118],
  ['Arif Hossain', '01521667390', 97],
  ['Tahmina Rahman', '01844092153', 84],
  ['Sabbir Khan', '01316748829', 71],
  ['Lamia Haque', '01759320946', 58],
  ['Jubayer Alam', '01611285507', 47],
  ['Mitu Das', '01925473018', 40],
  ['Rezaul Kabir', '01406618972', 33],
];

/** Customers with orders, whose passwords are not published; the last one is inactive. */
export const SEED_ACCOUNTS: readonly SeedAccount[] = [
  ACCOUNTS.admin,
  ACCOUNTS.shopper,
  ...CUSTOMERS.map(([name, phone, daysOld], place): SeedAccount => {
    const email = `${name.toLowerCase().replace(' ', '.')}@example.com`;
    const uid = `seed-customer-${String(place + 1).padStart(2, '0')}`;
    const account: SeedAccount = { uid, name, email, phone, daysOld, role: 'user', password: `${uid}-pass` };
    return place === CUSTOMERS.length - 1 ? { ...account, isActive: false } : account;
  }),
];
