import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { PageWait } from '../ui/page-wait.tsx';
import { ShopLayout } from './layouts/shop-layout.tsx';
import { pages } from './pages.ts';

/** SPEC 2, Route table. The dashboard stands outside the shop's layout and brings its own. */
export function Router() {
  return (
    <Routes>
      <Route element={<ShopLayout />}>
        <Route path={paths.home()} element={<pages.home.Page />} />
        <Route path={paths.products()} element={<pages.products.Page />} />
        <Route path="/products/:id" element={<pages.product.Page />} />
        <Route path={paths.newArrivals()} element={<pages.newArrivals.Page />} />
        <Route path={paths.categoryCollection()} element={<pages.categoryCollection.Page />} />
        <Route path="/category/:id" element={<pages.category.Page />} />
        <Route path={paths.about()} element={<pages.about.Page />} />
        <Route path={paths.contact()} element={<pages.contact.Page />} />
        <Route path={paths.login()} element={<pages.login.Page />} />
        <Route path={paths.signup()} element={<pages.signup.Page />} />
        <Route path={paths.forgotPassword()} element={<pages.forgotPassword.Page />} />
        <Route path={paths.resetPassword()} element={<pages.resetPassword.Page />} />
        <Route path={paths.checkout()} element={<pages.checkout.Page />} />
        <Route path={paths.paymentSuccess()} element={<pages.paymentSuccess.Page />} />
        <Route path={paths.paymentFailed()} element={<pages.paymentFailed.Page />} />
        <Route path={paths.paymentCancelled()} element={<pages.paymentCancelled.Page />} />
        <Route path={paths.userProfile()} element={<pages.userProfile.Page />} />
        <Route path={paths.orders()} element={<pages.orders.Page />} />
        <Route path="/orders/:id" element={<pages.order.Page />} />
        <Route path={paths.addProduct()} element={<pages.addProduct.Page />} />
        <Route path="/update-products/:id" element={<pages.updateProduct.Page />} />
        <Route path={paths.updateProfile()} element={<pages.updateProfile.Page />} />
        <Route path={paths.profile()} element={<Navigate to={paths.userProfile()} replace />} />
        <Route path="*" element={<pages.notFound.Page />} />
      </Route>
      <Route
        path="/dashboard/print/:what"
        element={
          <Suspense fallback={<PageWait />}>
            <pages.printOrders.Page />
          </Suspense>
        }
      />
      <Route
        path={`${paths.dashboard()}/*`}
        element={
          <Suspense fallback={<PageWait />}>
            <pages.dashboard.Page />
          </Suspense>
        }
      />
    </Routes>
  );
}
