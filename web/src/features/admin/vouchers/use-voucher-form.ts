import { ShopError } from '@nargisus/domain/contract';
import type { Voucher } from '@nargisus/domain/vouchers';
import { useState, type FormEvent } from 'react';
import { serverError } from '#data/api/call-api.ts';
import { addVoucher, editVoucher } from '#data/vouchers/staff-vouchers.ts';
import { fieldErrorsOf, type Translatable, type TranslatableFields } from '#locales/translatable.ts';
import { changesOf, errorsOf, NEW_VOUCHER, valuesOf, wireOf, type VoucherValues } from './voucher-values.ts';

interface Outcome {
  /** Shown when the server sends no message. */
  readonly failed: string;
  onSaved(): void;
}

/** Holds the form of a new voucher or, with `stored`, of an edit. */
export function useVoucherForm(stored: Voucher | undefined, { failed, onSaved }: Outcome) {
  const [values, setValues] = useState(() => (stored ? valuesOf(stored) : NEW_VOUCHER));
  const [errors, setErrors] = useState<TranslatableFields>({});
  const [failure, setFailure] = useState<Translatable | null>(null);
  const [isSaving, setSaving] = useState(false);

  const showErrors = (form: HTMLFormElement, found: TranslatableFields) => {
    setErrors(found);
    // After the fields are marked invalid.
    setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const save = async (form: HTMLFormElement) => {
    setFailure(null);
    const found = errorsOf(values);
    if (Object.keys(found).length > 0) return showErrors(form, found);
    setErrors({});
    setSaving(true);
    try {
      await (stored ? editVoucher(stored.code, changesOf(stored, values)) : addVoucher(wireOf(values)));
      onSaved();
    } catch (cause) {
      const fields = cause instanceof ShopError ? fieldErrorsOf(cause) : undefined;
      if (fields) showErrors(form, fields);
      else setFailure(serverError(cause) ?? failed);
      setSaving(false);
    }
    return undefined;
  };

  return {
    values,
    /** Returns the error of a field, or of a part of it: `benefit.percent`; an edit names the whole field. */
    errorOf: (field: string): Translatable | undefined => errors[field] ?? errors[field.split('.')[0] ?? ''],
    failure,
    isSaving,
    set: (change: Partial<VoucherValues>) => {
      setFailure(null);
      setErrors({});
      setValues((now) => ({ ...now, ...change }));
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!isSaving) void save(event.currentTarget);
    },
  };
}
