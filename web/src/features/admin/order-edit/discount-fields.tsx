import { paisaFromTaka } from '@nargisus/domain/money';
import { staffDiscountSchema } from '@nargisus/domain/orders';
import { orderDiscountStrings } from '#locales/en/staff/order-discount.ts';
import { useStrings } from '#locales/use-strings.ts';
import { TextInput } from '#ui/text-input.tsx';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import { FormSection } from '../shared/form-section.tsx';
import { TakaField } from '../shared/taka-field.tsx';

/** Returns the form of a discount. @param amount - the present discount in taka */
export function useDiscountForm(amount = 0) {
  const form = useSchemaForm(staffDiscountSchema, { amount: amount > 0 ? String(amount) : '', reason: '' });
  const typed = form.values.amount.trim();
  const isChanged = typed === '' ? amount > 0 : paisaFromTaka(typed) !== paisaFromTaka(amount);
  return { ...form, isChanged };
}

/** Renders the amount of a discount, and once it is changed the reason, which only staff read. */
export function DiscountFields({ form }: { form: ReturnType<typeof useDiscountForm> }) {
  const t = useStrings(orderDiscountStrings);
  const [amount, reason] = [form.field('amount'), form.field('reason')];
  return (
    <FormSection title={t.title}>
      <TakaField {...amount} label={t.amount} isOptional helperText={amount.helperText ?? t.amountHint} />
      {form.isChanged && (
        <TextInput {...reason} label={t.reason} helperText={reason.helperText ?? t.reasonHint} />
      )}
    </FormSection>
  );
}
