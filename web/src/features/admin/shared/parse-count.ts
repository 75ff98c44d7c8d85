import { latinDigits } from '@nargisus/domain/text';

/** Returns the whole number from 0 to `most` that was typed, in either script; undefined for anything else. */
export function parseCount(text: string, most: number): number | undefined {
  const digits = latinDigits(text.trim());
  return /^[0-9]{1,6}$/.test(digits) && Number(digits) <= most ? Number(digits) : undefined;
}
