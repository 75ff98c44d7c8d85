import { latinDigits } from '@nargisus/domain/text';
import type { InputEvent } from 'react';

/**
 * For onBeforeInput of a number field: browsers take only 0-9 there, and drop what a Bangla keyboard types. The digits
 * typed go in as Latin ones instead; everything else is left to the browser.
 */
export function banglaDigitsTyped(event: InputEvent<HTMLInputElement>): void {
  const typed = event.nativeEvent.data ?? '';
  const digits = latinDigits(typed);
  if (digits === typed) return;
  event.preventDefault();
  // The one way to insert where the caret is that fires `input` and can be undone; a number field has no selection to set.
  document.execCommand('insertText', false, digits);
}
