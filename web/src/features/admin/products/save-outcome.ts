import { ShopError } from '@nargisus/domain/contract';
import { messageOf } from '../../../data/staff-call.ts';
import type { SaveOutcome } from './product-form.tsx';

/** What the form says of a save that went well, or of why it did not (SPEC 8). */
export async function saveOutcome(
  save: () => Promise<unknown>,
  words: { done: string; failed: string },
): Promise<SaveOutcome> {
  try {
    await save();
    return { ok: true, text: words.done };
  } catch (cause) {
    const fields = cause instanceof ShopError ? cause.fields : undefined;
    return { ok: false, text: messageOf(cause) ?? words.failed, fields };
  }
}
