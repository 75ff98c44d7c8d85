import * as z from 'zod/mini';
import type { ShopSettings } from '../settings/shop-section.ts';
import type { VatSettings } from '../settings/vat-section.ts';

/** Who sells, as the VAT registration has it, and who signs. */
export const sellerSchema = z.object({
  name: z.string(),
  address: z.string(),
  bin: z.string(),
  /** Empty where staff write it by hand. */
  officer: z.string(),
  designation: z.string(),
});

export type Seller = z.output<typeof sellerSchema>;

/** Returns the seller of tax invoices; undefined while the settings lack a part without which none may be issued. */
export function sellerOf(
  { bin: ownBin, registeredName, registeredAddress, officer, designation }: VatSettings,
  shop: Pick<ShopSettings, 'bin'>,
): Seller | undefined {
  const bin = ownBin || shop.bin;
  if (!registeredName || !registeredAddress || !bin) return undefined;
  return { name: registeredName, address: registeredAddress, bin, officer, designation };
}
