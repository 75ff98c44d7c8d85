/**
 * Returns an address in its normal form, in which records are unique by e-mail
 * (docs/architecture.md#identity-and-roles).
 */
export function normalEmail(email: string): string {
  return lowerCase(email.trim());
}

/**
 * Lowercases A to Z only: Unicode's full rules would merge two addresses, because the Kelvin sign lowercases to a plain
 * k (https://unicode.org/reports/tr36/#Case_Folding).
 */
export const lowerCase = (email: string) => email.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
