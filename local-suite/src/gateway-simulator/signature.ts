import { createHash } from 'node:crypto';

export type Fields = Readonly<Record<string, string>>;

const digest = (algorithm: 'md5' | 'sha256', text: string) =>
  createHash(algorithm).update(text).digest('hex');

/**
 * Signs a callback as docs/reference/payments.md 4 defines: the fields named by `verify_key` and the md5 of
 * the password, sorted by name, joined, hashed. Written independently of the shop's check: two readings of
 * one rule.
 */
export function verifySign(fields: Fields, keys: readonly string[], password: string): string {
  return digest('md5', signedText(fields, keys, digest('md5', password)));
}

/**
 * Returns the fields with their signature. The rule of the second one is undocumented (section 4); it is
 * present because the gateway sends it.
 */
export function sign(fields: Fields, password: string): Fields {
  const keys = Object.keys(fields).sort();
  return {
    ...fields,
    verify_sign: verifySign(fields, keys, password),
    verify_key: keys.join(','),
    verify_sign_sha2: digest('sha256', signedText(fields, keys, digest('sha256', password))),
  };
}

function signedText(fields: Fields, keys: readonly string[], hashedPassword: string): string {
  const pairs = keys.filter((key) => key in fields).map((key): [string, string] => [key, fields[key]!]);
  return [...pairs, ['store_passwd', hashedPassword] as const]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}
