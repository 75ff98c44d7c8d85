import { latinDigits } from '@nargisus/domain/text';
import type { InputEvent } from 'react';

/**
 * Handles onBeforeInput of a number field: browsers accept only 0-9 there and drop the digits of a Bangla keyboard.
 * Inserts those as Latin digits and leaves everything else to the browser.
 */
export function banglaDigitsTyped(event: InputEvent<HTMLInputElement>): void {
  const typed = event.nativeEvent.data ?? '';
  const digits = latinDigits(typed);
  if (digits === typed) return;
  event.preventDefault();
  // Deprecated, but the only way to insert at the caret that fires `input` and can be undone: a number field has no
  // selection to set.
  document.execCommand('insertText', false, digits);
}
