import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MAX_OFFER_TEXT, type Offer } from '@nargisus/domain/home';
import { useId } from 'react';
import { adminHomeStrings } from '#locales/en/staff/admin-home.ts';
import { useStrings } from '#locales/use-strings.ts';
import { TextInput } from '#ui/text-input.tsx';
import { LabelledCheckbox } from '#ui/labelled-checkbox.tsx';
import { LinkField } from './link-field.tsx';
import type { PartEditor } from './part-editor.ts';

/** Renders the editor of the offer strip. */
export function OfferInput({ name, label, help, value, errorAt, onChange }: PartEditor<Offer>) {
  const t = useStrings(adminHomeStrings);
  const id = useId();
  const set = (changes: { readonly [Field in keyof Offer]?: string | boolean }) =>
    onChange({ ...value, ...changes } as Offer);
  const field = (part: 'text' | 'textBn' | 'from' | 'to', help?: string) => {
    const error = errorAt(`${name}.${part}`);
    return {
      value: value[part],
      error: error !== undefined,
      helperText: error ?? help,
      onChange: ({ target }: { target: { value: string } }) => set({ [part]: target.value }),
    };
  };
  return (
    <Box
      component="fieldset"
      aria-describedby={`${id}-help`}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 2 }}
    >
      <Typography component="legend" sx={{ fontWeight: 700, p: 0 }}>
        {label}
      </Typography>
      <Typography id={`${id}-help`} variant="body2" color="textSecondary">
        {help}
      </Typography>
      <LabelledCheckbox label={t.isOn} isOn={value.isOn} onChange={(isOn) => set({ isOn })} />
      <TextInput label={t.offerText} maxLength={MAX_OFFER_TEXT} isOptional={!value.isOn} {...field('text')} />
      <TextInput label={t.offerTextBn} lang="bn" maxLength={MAX_OFFER_TEXT} isOptional {...field('textBn')} />
      <LinkField
        value={value.link}
        error={errorAt(`${name}.link`)}
        isOptional
        onChange={(link) => set({ link })}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextInput type="date" label={t.from} isOptional {...field('from', t.fromHelp)} />
        <TextInput type="date" label={t.to} isOptional {...field('to', t.toHelp)} />
      </Box>
    </Box>
  );
}
