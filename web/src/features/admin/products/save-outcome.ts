import { ShopError } from '@nargisus/domain/contract';
import type { Product } from '@nargisus/domain/catalogue';
import { productInConflict } from '#data/catalogue/staff-product-mutations.ts';
import { readUserName } from '#data/catalogue/staff-product-queries.ts';
import { serverError } from '#data/api/call-api.ts';
import { fieldErrorsOf, type Translatable, type TranslatableFields } from '#locales/translatable.ts';

/** A save that was rejected because a colleague had saved the product first. */
export interface StaleSave {
  /** The version that the form was filled with. */
  readonly base: Product;
  /** The colleague's version. */
  readonly stored: Product;
  /** The colleague's name; null if it cannot be read. */
  readonly by: string | null;
}

/** The result of saving, with the message to show. */
export type SaveOutcome =
  | { ok: true; message: Translatable }
  | {
      ok: false;
      message: Translatable;
      fields?: TranslatableFields | undefined;
      stale?: StaleSave;
    };

/**
 * Saves and returns the outcome, with the message to show (docs/reference/specification.md 8). `base` is the product
 * that the form was filled with.
 */
export async function saveOutcome(
  save: () => Promise<unknown>,
  messages: { done: string; failed: string },
  base?: Product,
): Promise<SaveOutcome> {
  try {
    await save();
    return { ok: true, message: messages.done };
  } catch (cause) {
    const fields = cause instanceof ShopError ? fieldErrorsOf(cause) : undefined;
    const message = serverError(cause) ?? messages.failed;
    const stored = base && productInConflict(cause);
    if (!stored) return { ok: false, message, fields };
    const by = stored.updatedBy ? ((await readUserName(stored.updatedBy)) ?? null) : null;
    return { ok: false, message, stale: { base, stored, by } };
  }
}
