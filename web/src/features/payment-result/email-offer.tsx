import { useState, type ReactNode } from 'react';
import { useIdentity } from '#data/auth/identity.ts';
import { paymentStrings } from '#locales/en/payment.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Button } from '#ui/button.tsx';
import { textClass } from '#ui/text.tsx';
import css from './payment-success.module.css';

/**
 * Offers a customer who signed in by phone to add an email, for the mails of this order (docs/adr/0075); nothing to others.
 * @param form - adds the email; the offer ends when the account has one
 */
export function EmailOffer({ form }: { form: ReactNode }) {
  const t = useStrings(paymentStrings);
  const identity = useIdentity();
  const [isOpen, setOpen] = useState(false);
  if (identity.state !== 'signed-in' || identity.email !== '') return null;
  return (
    <section aria-labelledby="email-offer" className={css.offer}>
      <h2 id="email-offer" className={textClass('h6')}>
        {t.emailTitle}
      </h2>
      <p>{t.emailText}</p>
      {isOpen ? (
        <div className={css.form}>{form}</div>
      ) : (
        <Button type="button" variant="outlined" onClick={() => setOpen(true)}>
          {t.addEmail}
        </Button>
      )}
    </section>
  );
}
