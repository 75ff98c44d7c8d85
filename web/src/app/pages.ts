import { lazyPage } from './lazy-page.tsx';

/** The pages' code, one chunk each (DESIGN 6). Kept apart from the router so that links can preload. */
export const pages = {
  home: lazyPage(() => import('./pages/home-page.tsx').then((m) => m.HomePage)),
  products: lazyPage(() => import('./pages/products-page.tsx').then((m) => m.ProductsPage)),
  product: lazyPage(() => import('./pages/product-page.tsx').then((m) => m.ProductPage)),
  category: lazyPage(() => import('./pages/category-page.tsx').then((m) => m.CategoryPage)),
  newArrivals: lazyPage(() => import('./pages/new-arrivals-page.tsx').then((m) => m.NewArrivalsPage)),
  categoryCollection: lazyPage(() =>
    import('./pages/category-collection-page.tsx').then((m) => m.CategoryCollectionPage),
  ),
  about: lazyPage(() => import('./pages/about-page.tsx').then((m) => m.AboutPage)),
  contact: lazyPage(() => import('./pages/contact-page.tsx').then((m) => m.ContactPage)),
  login: lazyPage(() => import('./pages/login-page.tsx').then((m) => m.LoginPage)),
  signup: lazyPage(() => import('./pages/signup-page.tsx').then((m) => m.SignupPage)),
  forgotPassword: lazyPage(() =>
    import('./pages/forgot-password-page.tsx').then((m) => m.ForgotPasswordPage),
  ),
  resetPassword: lazyPage(() => import('./pages/reset-password-page.tsx').then((m) => m.ResetPasswordPage)),
  checkout: lazyPage(() => import('./pages/checkout-page.tsx').then((m) => m.CheckoutPage)),
  paymentSuccess: lazyPage(() =>
    import('./pages/payment-success-page.tsx').then((m) => m.PaymentSuccessPage),
  ),
  paymentFailed: lazyPage(() => import('./pages/payment-failed-page.tsx').then((m) => m.PaymentFailedPage)),
  paymentCancelled: lazyPage(() =>
    import('./pages/payment-cancelled-page.tsx').then((m) => m.PaymentCancelledPage),
  ),
  userProfile: lazyPage(() => import('./pages/user-profile-page.tsx').then((m) => m.UserProfilePage)),
  orders: lazyPage(() => import('./pages/orders-page.tsx').then((m) => m.OrdersPage)),
  order: lazyPage(() => import('./pages/order-page.tsx').then((m) => m.OrderPage)),
  updateProfile: lazyPage(() => import('./pages/update-profile-page.tsx').then((m) => m.UpdateProfilePage)),
  dashboard: lazyPage(() => import('./pages/dashboard-page.tsx').then((m) => m.DashboardPage)),
  addProduct: lazyPage(() => import('./pages/add-product-page.tsx').then((m) => m.AddProductPage)),
  updateProduct: lazyPage(() => import('./pages/update-product-page.tsx').then((m) => m.UpdateProductPage)),
  printOrders: lazyPage(() => import('./pages/print-orders-page.tsx').then((m) => m.PrintOrdersPage)),
  notFound: lazyPage(() => import('./pages/not-found-page.tsx').then((m) => m.NotFoundPage)),
};
