import { COLLECTION_IDS } from '@nargisus/domain/catalogue';
import { useState } from 'react';
import { paths } from '#config/paths.ts';
import { adminHomeStrings } from '#locales/en/staff/admin-home.ts';
import { catalogueLabelStrings } from '#locales/en/catalogue-labels.ts';
import { useLocalized } from '#locales/use-localized.ts';
import { useStrings } from '#locales/use-strings.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useStaffsCollections } from './use-source-label.ts';

interface Props {
  value: string;
  error: string | undefined;
  /** Offers no link, too. */
  isOptional?: boolean;
  onChange(path: string): void;
}

/** The value of the choice that asks for the address. No path begins with it. */
const OTHER = 'other';

/** Renders the choice of a page of the shop: from the list, or by its address. */
export function LinkField({ value, error, isOptional = false, onChange }: Props) {
  const t = useStrings(adminHomeStrings);
  const { collections } = useStrings(catalogueLabelStrings);
  const localized = useLocalized();
  const staffs = useStaffsCollections();
  const options: [path: string, text: string][] = [
    ...(isOptional ? [['', t.noLink] as [string, string]] : []),
    [paths.products(), t.pages.products],
    [paths.newArrivals(), t.pages.newArrivals],
    [paths.categoryCollection(), t.pages.categoryCollection],
    ...COLLECTION_IDS.map((id): [string, string] => [
      paths.category(id),
      t.ofCollection(collections[id].label),
    ]),
    ...staffs.map((it): [string, string] => [
      paths.category(it.id),
      t.ofCollection(localized(it, 'name').children),
    ]),
    [paths.about(), t.pages.about],
    [paths.contact(), t.pages.contact],
    [OTHER, t.otherPage],
  ];
  const isListed = options.some(([path]) => path === value);
  const [isTyping, setTyping] = useState(!isListed);
  const isTyped = isTyping || !isListed;
  return (
    <>
      <SelectField
        label={t.link}
        value={isTyped ? OTHER : value}
        error={!isTyped && error !== undefined}
        helperText={isTyped ? undefined : error}
        isOptional={isOptional}
        options={options}
        onChange={({ target }) => {
          setTyping(target.value === OTHER);
          onChange(target.value === OTHER ? '' : target.value);
        }}
      />
      {isTyped && (
        <TextInput
          label={t.path}
          value={value}
          error={error !== undefined}
          helperText={error ?? t.pathHelp}
          isOptional={isOptional}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </>
  );
}
