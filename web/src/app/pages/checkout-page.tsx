import { lazy, Suspense, useEffect, useRef } from 'react';
import { useIdentity } from '#data/auth/identity.ts';
import { CheckoutShell } from '#features/checkout/checkout-shell.tsx';
import { CheckoutSkeleton } from '#features/checkout/checkout-skeleton.tsx';
import { Checkout } from '#features/checkout/checkout.tsx';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PageMeta } from '#ui/page-meta.ts';
import { Container } from '#ui/container.tsx';
import { Text, textClass } from '#ui/text.tsx';
import { RequireSignIn } from '../guards/require-sign-in.tsx';
import css from './page.module.css';

/** Chunks of their own: a signed-in shopper needs neither. */
const GuestCheckout = lazy(async () => ({
  default: (await import('#features/checkout/guest-checkout.tsx')).GuestCheckout,
}));
const PhoneSignIn = lazy(async () => ({
  default: (await import('#features/auth/phone-sign-in.tsx')).PhoneSignIn,
}));

/** /checkout (docs/reference/specification.md 2). A guest signs in here, by phone (docs/adr/0075). */
export function CheckoutPage() {
  const t = useStrings(checkoutStrings);
  const heading = useRef<HTMLHeadingElement>(null);
  const { state } = useIdentity();
  const wasGuest = useRef(false);
  useEffect(() => {
    // The form that had the focus is gone.
    if (state === 'signed-in' && wasGuest.current) heading.current?.focus({ preventScroll: true });
    wasGuest.current = state === 'signed-out';
  }, [state]);
  return (
    <Container className={css.page}>
      <PageMeta title={t.title} description={t.description} noIndex />
      <h1 ref={heading} tabIndex={-1} className={textClass('h2', css.checkoutTitle)}>
        {t.title}
      </h1>
      {/* A phone shows the order instead. */}
      <Text tone="secondary" className={css.checkoutLead}>
        {t.lead}
      </Text>
      <RequireSignIn
        wait={<CheckoutShell />}
        signIn={
          <Suspense fallback={<CheckoutSkeleton />}>
            <GuestCheckout signIn={<PhoneSignIn asksName />} />
          </Suspense>
        }
      >
        {(person) => <Checkout key={person.uid} person={person} />}
      </RequireSignIn>
    </Container>
  );
}
