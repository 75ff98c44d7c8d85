import type { ComponentType } from 'react';
import { loadStaffStrings } from '#locales/load-staff-strings.ts';

/** A page of staff, which has strings that the other pages do not carry. */
const forStaff = (load: () => Promise<ComponentType>) => async (): Promise<ComponentType> => {
  const [page] = await Promise.all([load(), loadStaffStrings()]);
  return page;
};

/**
 * Imports the pages of accounts, orders and staff. A module of its own: it contains the names of all files that they load, and
 * no first load of a public page needs those.
 */
export const accountPages = {
  login: () => import('./pages/login-page.tsx').then((m) => m.LoginPage),
  signup: () => import('./pages/signup-page.tsx').then((m) => m.SignupPage),
  forgotPassword: () => import('./pages/forgot-password-page.tsx').then((m) => m.ForgotPasswordPage),
  resetPassword: () => import('./pages/reset-password-page.tsx').then((m) => m.ResetPasswordPage),
  checkout: () => import('./pages/checkout-page.tsx').then((m) => m.CheckoutPage),
  paymentSuccess: () => import('./pages/payment-success-page.tsx').then((m) => m.PaymentSuccessPage),
  paymentFailed: () => import('./pages/payment-failed-page.tsx').then((m) => m.PaymentFailedPage),
  paymentCancelled: () => import('./pages/payment-cancelled-page.tsx').then((m) => m.PaymentCancelledPage),
  userProfile: () => import('./pages/user-profile-page.tsx').then((m) => m.UserProfilePage),
  tracking: () => import('./pages/tracking-page.tsx').then((m) => m.TrackingPage),
  orders: () => import('./pages/orders-page.tsx').then((m) => m.OrdersPage),
  order: () => import('./pages/order-page.tsx').then((m) => m.OrderPage),
  updateProfile: () => import('./pages/update-profile-page.tsx').then((m) => m.UpdateProfilePage),
  dashboard: forStaff(() => import('./pages/dashboard-page.tsx').then((m) => m.DashboardPage)),
  addProduct: forStaff(() => import('./pages/add-product-page.tsx').then((m) => m.AddProductPage)),
  importProducts: forStaff(() =>
    import('./pages/import-products-page.tsx').then((m) => m.ImportProductsPage),
  ),
  updateProduct: forStaff(() => import('./pages/update-product-page.tsx').then((m) => m.UpdateProductPage)),
  join: forStaff(() => import('./pages/join-page.tsx').then((m) => m.JoinPage)),
};

export type AccountPage = keyof typeof accountPages;
