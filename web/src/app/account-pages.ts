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
  dashboard: () => import('./pages/dashboard-page.tsx').then((m) => m.DashboardPage),
  addProduct: () => import('./pages/add-product-page.tsx').then((m) => m.AddProductPage),
  importProducts: () => import('./pages/import-products-page.tsx').then((m) => m.ImportProductsPage),
  updateProduct: () => import('./pages/update-product-page.tsx').then((m) => m.UpdateProductPage),
  join: () => import('./pages/join-page.tsx').then((m) => m.JoinPage),
};

export type AccountPage = keyof typeof accountPages;
