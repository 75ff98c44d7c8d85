import type { Request } from 'express';
import type { Store } from './payment.ts';
import type { Fields } from './signature.ts';

/** The fields of a GET or of an urlencoded POST; undefined when a name comes twice. */
export function fieldsOf(encoded: string): Fields | undefined {
  const given = [...new URLSearchParams(encoded)];
  const fields = Object.fromEntries(given);
  return Object.keys(fields).length === given.length ? fields : undefined;
}

/** The query as the client wrote it. */
export function queryFields(request: Request): Fields | undefined {
  return fieldsOf(request.originalUrl.split('?')[1] ?? '');
}

/** What is said when `storeOf` knows no store: the gateway's own words. */
export const BAD_CREDENTIALS = 'Store Credential Error Or Store is De-active';

/** Both credentials have to be right; nobody learns which one was not. */
export function storeOf(fields: Fields, stores: readonly Store[]): Store | undefined {
  return stores.find(({ id, password }) => id === fields['store_id'] && password === fields['store_passwd']);
}

/** What the three GET endpoints say to bad credentials, and to a call that is none of theirs. */
export function invalidRequest(reason: string): object {
  return { APIConnect: 'INVALID_REQUEST', status: 'INVALID_REQUEST', errorReason: reason };
}
