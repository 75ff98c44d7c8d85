import { EXAMPLE_ORDER_ID, trackingFormSchema, type TrackedOrder } from '@nargisus/domain/orders';
import { useState } from 'react';
import { serverError } from '#data/api/call-api.ts';
import { trackOrder } from '#data/orders/track-order.ts';
import { trackingStrings } from '#locales/en/tracking.ts';
import type { Translatable } from '#locales/translatable.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Button } from '#ui/button.tsx';
import { PlainTextField } from '#ui/plain-text-field.tsx';
import { Text } from '#ui/text.tsx';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import css from './order-tracking.module.css';

interface Props {
  initialOrderId?: string | undefined;
  /** Why the link in the address leads to no order. */
  initialError?: Translatable | undefined;
  onFound(order: TrackedOrder): void;
}

/** Renders the form that asks for an order's number and phone. */
export function TrackingForm({ initialOrderId = '', initialError, onFound }: Props) {
  const t = useStrings(trackingStrings);
  const translate = useTranslate();
  const form = useSchemaForm(trackingFormSchema, { orderId: initialOrderId, phone: '' });
  const [error, setError] = useState(initialError);

  async function track(proof: { orderId: string; phone: string }) {
    setError(undefined);
    try {
      onFound(await trackOrder(proof));
    } catch (cause) {
      setError(serverError(cause) ?? t.failed);
    }
  }

  return (
    <form className={css.form} onSubmit={form.submit(track)} noValidate>
      <PlainTextField
        label={t.orderId}
        {...form.field('orderId')}
        placeholder={EXAMPLE_ORDER_ID}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <PlainTextField
        label={t.phone}
        {...form.field('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <Text role="alert" tone="error" className={css.error}>
        {error && translate(error)}
      </Text>
      <Button type="submit" aria-disabled={form.isSubmitting || undefined}>
        {form.isSubmitting ? t.tracking : t.track}
      </Button>
    </form>
  );
}
