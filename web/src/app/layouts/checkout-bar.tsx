import { lazy, Suspense } from 'react';
import { Container } from '#ui/container.tsx';
import { Wordmark } from './wordmark.tsx';
import css from './navbar.module.css';

/** A chunk of its own: every page loads the header. The help is not needed to order. */
const CheckoutHelp = lazy(() => import('./checkout-help.tsx').catch(() => ({ default: () => null })));

/** Renders the header of the checkout: nothing leads away from an order but the wordmark and help (docs/adr/0060). */
export const CheckoutBar = () => (
  <header className={css.bar}>
    <Container className={css.checkout}>
      <Wordmark />
      <Suspense>
        <CheckoutHelp />
      </Suspense>
    </Container>
  </header>
);
