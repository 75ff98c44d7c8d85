import { blockRequest, openBy, press, type Scene } from '../scene.ts';

const LISTEN = /Listen\/channel/;

/** Sign-in, profile and orders. */
export const ACCOUNT: readonly Scene[] = [
  { name: 'login', path: '/login' },
  {
    name: 'login-wrong',
    path: '/login',
    actInEach: async (page) => {
      await page.locator('input[type=email]').fill('nobody@nargisus.test');
      await page.locator('input[type=password]').fill('not-a-password');
      await page.locator('main form button[type=submit]').click();
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'signup', path: '/signup' },
  { name: 'signup-faults', path: '/signup', arrange: (page) => press(page, 'Create Account') },
  { name: 'forgot-password', path: '/forgot-password' },
  {
    name: 'forgot-password-sent',
    path: '/forgot-password',
    arrange: async (page) => {
      await page.getByLabel('Email').fill('nobody@nargisus.test');
      await press(page, 'Send link');
      await page.getByRole('heading', { name: 'Look into your inbox' }).waitFor();
    },
  },
  {
    name: 'reset-password',
    path: async ({ resetCode }) => `/reset-password?mode=resetPassword&oobCode=${await resetCode()}`,
    arrange: (page) => page.getByLabel('New Password').waitFor(),
  },
  {
    name: 'reset-password-used',
    path: '/reset-password?mode=resetPassword&oobCode=used',
    arrange: (page) => page.getByRole('heading', { name: 'This link does not work any more' }).waitFor(),
  },
  {
    name: 'account-menu',
    path: '/about',
    visitor: 'newcomer',
    isOverlay: true,
    arrange: (page) => openBy(page, 'Account menu'),
  },
  {
    name: 'account-drawer',
    path: '/about',
    visitor: 'newcomer',
    isOverlay: true,
    onlyWidths: [360, 768],
    arrange: (page) => openBy(page, 'Open menu'),
  },
  {
    name: 'profile',
    path: '/user-profile',
    visitor: 'shopper',
    arrange: (page) => page.getByText('Click on any order').waitFor(),
  },
  {
    name: 'profile-order',
    path: '/user-profile',
    visitor: 'shopper',
    arrange: async (page) => {
      await page.getByRole('region', { name: 'Recent Orders' }).getByRole('button').first().click();
      await page.getByText('Payment method:').waitFor();
    },
  },
  {
    name: 'profile-empty',
    path: '/user-profile',
    visitor: 'newcomer',
    arrange: (page) => page.getByText('No orders yet').waitFor(),
  },
  {
    name: 'profile-waiting',
    path: '/user-profile',
    visitor: 'shopper',
    isLoading: true,
    beforeOpen: (page) => blockRequest(page, LISTEN),
  },
  {
    name: 'profile-delete',
    path: '/user-profile',
    visitor: 'shopper',
    isOverlay: true,
    arrange: async (page) => {
      await press(page, 'Delete my account');
      await press(page, 'Yes, delete my account', page.getByRole('dialog'));
      await page.getByText('Password is required').waitFor();
    },
  },
  { name: 'update-profile', path: '/update-profile', visitor: 'shopper' },
  {
    name: 'update-profile-leave',
    path: '/update-profile',
    visitor: 'shopper',
    isOverlay: true,
    arrange: async (page) => {
      await page.getByLabel('Full Name').fill('Rahima Begum');
      await page.getByRole('link', { name: 'Back to Profile' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'orders',
    path: '/orders',
    visitor: 'shopper',
    arrange: (page) =>
      page
        .getByText(/^Placed/)
        .first()
        .waitFor(),
  },
  {
    name: 'orders-none',
    path: '/orders',
    visitor: 'newcomer',
    arrange: (page) => page.getByText('No orders yet').waitFor(),
  },
  {
    name: 'orders-waiting',
    path: '/orders',
    visitor: 'shopper',
    isLoading: true,
    beforeOpen: (page) => blockRequest(page, LISTEN),
  },
  {
    name: 'order',
    path: ({ order }) => `/orders/${order}`,
    visitor: 'shopper',
    arrange: (page) => page.getByText('We have your order').waitFor(),
  },
  {
    name: 'order-cancel',
    path: ({ openOrder }) => `/orders/${openOrder}`,
    visitor: 'shopper',
    isOverlay: true,
    arrange: async (page) => {
      await press(page, 'Cancel order');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'order-missing',
    path: '/orders/ORD-20260101-AAAAA',
    visitor: 'shopper',
    arrange: (page) => page.getByRole('heading', { name: 'Order not found' }).waitFor(),
  },
];
