import Box from '@mui/material/Box';
import { ASSIGNABLE_COLLECTIONS, CATEGORIES } from '@nargisus/domain/catalogue';
import { MAX_VOUCHER_DESCRIPTION, MAX_VOUCHER_NAME, type Voucher } from '@nargisus/domain/vouchers';
import type { ReactNode } from 'react';
import { adminVouchersStrings } from '#locales/en/staff/admin-vouchers.ts';
import { catalogueLabelStrings } from '#locales/en/catalogue-labels.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { LabelledCheckbox } from '#ui/labelled-checkbox.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { TextInput, type TextInputProps } from '#ui/text-input.tsx';
import { Choices } from '../shared/choices.tsx';
import { FormDialog } from '../shared/form-dialog.tsx';
import { useVoucherForm } from './use-voucher-form.ts';
import type { VoucherValues } from './voucher-values.ts';

interface Props {
  /** Undefined for a new one. */
  voucher: Voucher | undefined;
  onSaved(): void;
  onClose(): void;
}

type TextField = {
  [Field in keyof VoucherValues]: VoucherValues[Field] extends string ? Field : never;
}[keyof VoucherValues];

/** Renders the dialog in which staff write a voucher: what it gives, to whom, when and for what. */
export function VoucherForm({ voucher, onSaved, onClose }: Props) {
  const t = useStrings(adminVouchersStrings);
  const labels = useStrings(catalogueLabelStrings);
  const translate = useTranslate();
  const form = useVoucherForm(voucher, { failed: t.saveFailed, onSaved });
  const { values, errorOf, set } = form;

  const field = (
    name: TextField,
    label: string,
    { hint, path = name, ...input }: Partial<TextInputProps> & { hint?: string; path?: string } = {},
  ) => {
    const error = errorOf(path);
    return (
      <TextInput
        {...input}
        label={label}
        value={values[name]}
        error={error !== undefined}
        helperText={error ? translate(error) : hint}
        onChange={({ target }) => set({ [name]: target.value })}
      />
    );
  };
  const choicesError = errorOf('categories') ?? errorOf('collections');

  return (
    <FormDialog
      title={voucher ? t.editTitle(voucher.code) : t.newTitle}
      submit={t.save}
      submitting={t.saving}
      isBusy={form.isSaving}
      maxWidth="sm"
      onSubmit={form.submit}
      onClose={onClose}
    >
      <div aria-live="polite">
        {form.failure && <AlertBox severity="error">{translate(form.failure)}</AlertBox>}
      </div>
      {!voucher && field('code', t.code, { hint: t.codeHint, maxLength: 30 })}
      <SegmentedControl
        legend={t.gives}
        value={values.kind}
        options={[
          { value: 'percent', label: t.percent },
          { value: 'amount', label: t.amount },
          { value: 'free-delivery', label: t.freeDelivery },
        ]}
        onChoose={(kind) => set({ kind })}
      />
      <Pair>
        {values.kind === 'percent' && field('percent', t.percentLabel, { path: 'benefit.percent' })}
        {values.kind === 'percent' &&
          field('atMost', t.atMost, { path: 'benefit.atMost', isOptional: true, hint: t.noLimit })}
        {values.kind === 'amount' && field('amount', t.amountLabel, { path: 'benefit.amount' })}
        {field('minimum', t.minimum, { isOptional: true, hint: t.minimumHint })}
      </Pair>
      <Pair>
        {field('startsOn', t.startsOn, { type: 'date', isOptional: true })}
        {field('endsOn', t.endsOn, { type: 'date', isOptional: true, hint: t.endsHint })}
        {field('limitInAll', t.limitInAll, { isOptional: true, hint: t.noLimit })}
        {field('limitPerPerson', t.limitPerPerson, { isOptional: true, hint: t.noLimit })}
      </Pair>
      <LabelledCheckbox
        label={t.firstOrderOnly}
        isOn={values.firstOrderOnly}
        onChange={(firstOrderOnly) => set({ firstOrderOnly })}
      />
      <Choices
        legend={t.categories}
        options={CATEGORIES.map((value) => ({ value, label: labels.categories[value] }))}
        chosen={values.categories}
        onChange={(categories) => set({ categories })}
      />
      <Choices
        legend={t.collections}
        options={ASSIGNABLE_COLLECTIONS.map((value) => ({ value, label: labels.collections[value].label }))}
        chosen={values.collections}
        onChange={(collections) => set({ collections })}
      />
      {choicesError && <AlertBox severity="error">{translate(choicesError)}</AlertBox>}
      <Pair>
        {field('name', t.name, {
          maxLength: MAX_VOUCHER_NAME,
          isOptional: true,
          lang: 'en',
          hint: t.nameHint,
        })}
        {field('nameBn', t.nameBn, { maxLength: MAX_VOUCHER_NAME, isOptional: true, lang: 'bn' })}
      </Pair>
      {field('description', t.description, {
        ...{ maxLength: MAX_VOUCHER_DESCRIPTION, isOptional: true, lang: 'en', rows: 2 },
      })}
      {field('descriptionBn', t.descriptionBn, {
        ...{ maxLength: MAX_VOUCHER_DESCRIPTION, isOptional: true, lang: 'bn', rows: 2 },
      })}
      <LabelledCheckbox
        label={t.isActive}
        isOn={values.isActive}
        onChange={(isActive) => set({ isActive })}
      />
    </FormDialog>
  );
}

/** Renders fields in two columns, on a phone in one. */
const Pair = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { sm: '1fr 1fr' } }}>
    {children}
  </Box>
);
