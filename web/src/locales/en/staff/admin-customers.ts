import { staffSuccessMessages } from '@nargisus/domain/contract';
import { defineStrings } from '../../define-strings.ts';

/** The Customers tab (docs/reference/specification.md 2, 5, 8). */
export const adminCustomersStrings = defineStrings('adminCustomers', {
  title: 'Customers',
  total: 'Total Users',
  active: 'Active Users',
  admins: 'Admins',
  searchLabel: 'Search by e-mail, phone or name',
  none: 'No users yet',
  noneFound: (term: string) => `Nobody found for "${term}".`,
  noneHere: 'Nobody fits these filters.',
  sorts: { newest: 'Newest first', oldest: 'Oldest first', name: 'By name' },
  upToDate: 'Users are up to date',
  columns: { name: 'Name', email: 'Email', phone: 'Phone', role: 'Role', status: 'Status', joined: 'Joined' },
  roles: { admin: 'Admin', user: 'User' },
  isActive: 'Active',
  isInactive: 'Inactive',
  noPhone: 'None',
  signsInBy: (phone: string) => `Signs in by phone ${phone}`,
  notVerified: 'Not verified',
  sharedAddress: 'Another account claims this address too',
  you: 'You',
  remove: (name: string) => `Delete ${name}`,
  removeText: (name: string, email: string) =>
    `The account of ${name} (${email}) will be gone; their orders stay.`,
  removed: staffSuccessMessages.userDeleted,
  deactivate: 'Deactivate',
  activate: 'Activate',
  deactivateOf: (name: string) => `Deactivate ${name}`,
  activateOf: (name: string) => `Activate ${name}`,
  deactivateTitle: 'Deactivate this account?',
  deactivateText: (name: string, email: string) =>
    `${name} (${email}) will be signed out everywhere at once and cannot sign in until the account is activated again. Orders stay.`,
  deactivateYes: 'Yes, deactivate',
  make: 'Make admin',
  unmake: 'Remove admin',
  makeOf: (name: string) => `Make admin: ${name}`,
  unmakeOf: (name: string) => `Remove admin: ${name}`,
  makeTitle: 'Make an admin?',
  makeText: (name: string, email: string) =>
    `${name} (${email}) will see every order and customer, change products and prices, refund payments, and make other admins.`,
  makeYes: 'Yes, make admin',
  made: (name: string) => `${name} is an admin now`,
  unmakeTitle: 'Remove as admin?',
  unmakeText: (name: string, email: string) =>
    `${name} (${email}) will lose the dashboard at once and be signed out everywhere. The account stays, as a customer's.`,
  unmakeYes: 'Yes, remove admin',
  unmade: (name: string) => `${name} is no longer an admin`,
  roleFailed: 'Failed to change the role',
  changeFailed: 'Failed to update user',
});
