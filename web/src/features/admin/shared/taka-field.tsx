import { banglaDigitsTyped } from '#ui/bangla-digits-typed.ts';
import { TextInput, type TextInputProps } from '#ui/text-input.tsx';

/** Renders a field for an amount in taka, which takes Bangla digits too. */
export function TakaField(props: Omit<TextInputProps, 'type' | 'min' | 'step' | 'onBeforeInput'>) {
  return <TextInput {...props} type="number" min={0} step={0.01} onBeforeInput={banglaDigitsTyped} />;
}
