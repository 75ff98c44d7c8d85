import { topic } from '../topic.ts';

/** The Customers tab (SPEC 2, 5, 8). */
export const adminCustomersTexts = topic('adminCustomers', {
  title: 'Customers',
  total: 'Total Users',
  active: 'Active Users',
  admins: 'Admins',
  searchLabel: 'Search by e-mail, phone or name',
  none: 'No users yet',
  noneFound: (term: string) => `Nobody found for "${term}".`,
  upToDate: 'Users are up to date',
  columns: { name: 'Name', email: 'Email', phone: 'Phone', role: 'Role', status: 'Status', joined: 'Joined' },
  roles: { admin: 'Admin', user: 'User' },
  isActive: 'Active',
  isInactive: 'Inactive',
  noPhone: 'None',
  you: 'You',
  remove: (name: string) => `Delete ${name}`,
  removeText: (name: string, email: string) =>
    `The account of ${name} (${email}) will be gone; their orders stay.`,
  removed: 'User deleted successfully!',
  deactivate: 'Deactivate',
  activate: 'Activate',
  deactivateOf: (name: string) => `Deactivate ${name}`,
  activateOf: (name: string) => `Activate ${name}`,
  changeFailed: 'Failed to update user',
});
