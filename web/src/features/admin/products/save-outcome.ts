import { ShopError } from '@nargisus/domain/contract';
import type { Product } from '@nargisus/domain/catalogue';
import { readUserName, productInConflict } from '#data/catalogue/staff-product-queries.ts';
import { serverMessage } from '#data/api/call-api-authenticated.ts';

/** A save that was rejected because a colleague had saved the product first. */
export interface StaleSave {
  /** What the form was filled with. */
  readonly base: Product;
  /** What the colleague made of it. */
  readonly stored: Product;
  /** What the colleague is called; null when that cannot be read. */
  readonly by: string | null;
}

/** How saving ended: with its messages, or with what to say instead. */
export type SaveOutcome =
  | { ok: true; text: string }
  | { ok: false; text: string; fields?: Readonly<Record<string, string>> | undefined; stale?: StaleSave };

/**
 * What the form says of a save that went well, or of why it did not (docs/reference/specification.md 8). `base` is
 * the product being edited.
 */
export async function saveOutcome(
  save: () => Promise<unknown>,
  messages: { done: string; failed: string },
  base?: Product,
): Promise<SaveOutcome> {
  try {
    await save();
    return { ok: true, text: messages.done };
  } catch (cause) {
    const fields = cause instanceof ShopError ? cause.fields : undefined;
    const text = serverMessage(cause) ?? messages.failed;
    const stored = base && productInConflict(cause);
    if (!stored) return { ok: false, text, fields };
    const by = stored.updatedBy ? ((await readUserName(stored.updatedBy)) ?? null) : null;
    return { ok: false, text, stale: { base, stored, by } };
  }
}
