import { readSizes, type Size } from '@nargisus/domain/catalogue';
import { useState } from 'react';
import { adminProductsStrings } from '#locales/en/staff/admin-products.ts';
import { useStrings } from '#locales/use-strings.ts';
import { TextInput } from '#ui/text-input.tsx';

interface Props {
  sizes: readonly Size[];
  error: string | undefined;
  onChange(sizes: readonly Size[]): void;
}

/** Renders the list of a product's own sizes as a text, and beneath it what the shop reads from the text. */
export function OwnSizesField({ sizes, error, onChange }: Props) {
  const t = useStrings(adminProductsStrings);
  const [text, setText] = useState(sizes.join(', '));
  // The form may replace the sizes, for example by those of a colleague; what is typed stays as it is typed.
  const isTyped = readSizes(text).join() === sizes.join();
  return (
    <TextInput
      name="sizes"
      label={t.ownSizes}
      value={isTyped ? text : sizes.join(', ')}
      error={error !== undefined}
      helperText={error ?? (sizes.length > 0 ? t.ownSizesRead(sizes.join(' · ')) : t.ownSizesHint)}
      onChange={({ target }) => {
        setText(target.value);
        onChange(readSizes(target.value));
      }}
    />
  );
}
