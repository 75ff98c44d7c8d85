import { createHash, timingSafeEqual } from 'node:crypto';

type Fields = Readonly<Record<string, string>>;

const md5 = (text: string) => createHash('md5').update(text).digest();
const MD5_HEX = /^[0-9a-f]{32}$/i;

/**
 * Returns the fields that must be signed: the sender alone chooses the names in verify_key, and could change
 * unsigned fields.
 */
function mustCover({ status }: Fields): string[] {
  const always = ['tran_id', 'amount', 'status'];
  return status === 'VALID' || status === 'VALIDATED' ? [...always, 'val_id'] : always;
}

/** Returns the md5 over the named fields that were sent and the store's password, ordered by name. */
export function gatewaySignature(fields: Fields, storePassword: string): Buffer {
  const names = (fields.verify_key ?? '').split(',').filter((name) => Object.hasOwn(fields, name));
  const signed = new Map(names.map((name) => [name, fields[name] ?? '']));
  signed.set('store_passwd', md5(storePassword).toString('hex'));
  const byName = [...signed].sort(([one], [other]) => (one < other ? -1 : 1));
  return md5(byName.map(([name, value]) => `${name}=${value}`).join('&'));
}

/**
 * Returns whether the gateway signed these fields, compared in constant time. A filter, not a proof: md5 with a
 * shared secret proves knowledge of the secret only; the validation proves the payment.
 */
export function isSignedByGateway(fields: Fields, storePassword: string): boolean {
  const sent = fields.verify_sign ?? '';
  const covered = new Set((fields.verify_key ?? '').split(','));
  const isCovered = mustCover(fields).every((name) => covered.has(name) && Object.hasOwn(fields, name));
  if (!isCovered || !MD5_HEX.test(sent)) return false;
  return timingSafeEqual(Buffer.from(sent, 'hex'), gatewaySignature(fields, storePassword));
}
