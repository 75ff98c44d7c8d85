import { paisa, type Paisa } from '../money/paisa.ts';

/**
 * Divides a discount among amounts in proportion to them, in whole paisa that add up to it: each gets its share rounded
 * down, and those who lost most by that get one more. No share exceeds its amount.
 */
export function shareDiscount(discount: Paisa, amounts: readonly Paisa[]): Paisa[] {
  const whole = BigInt(amounts.reduce<number>((sum, amount) => sum + amount, 0));
  if (whole === 0n) return amounts.map(() => paisa(0));
  const parts = amounts.map((amount, place) => {
    const exact = BigInt(amount) * BigInt(discount);
    return { place, share: Number(exact / whole), lost: exact % whole };
  });
  const left = discount - parts.reduce((sum, { share }) => sum + share, 0);
  const more = new Set(
    parts
      .toSorted((one, other) =>
        one.lost === other.lost ? one.place - other.place : one.lost < other.lost ? 1 : -1,
      )
      .slice(0, left)
      .map(({ place }) => place),
  );
  return parts.map(({ share, place }) => paisa(share + (more.has(place) ? 1 : 0)));
}
