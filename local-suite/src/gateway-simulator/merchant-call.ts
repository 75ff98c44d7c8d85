import type { Request } from 'express';
import type { Store } from './payment.ts';
import type { Fields } from './signature.ts';

/** Parses the fields of a GET or of an urlencoded POST; undefined when a name occurs twice. */
export function fieldsOf(encoded: string): Fields | undefined {
  const given = [...new URLSearchParams(encoded)];
  const fields = Object.fromEntries(given);
  return Object.keys(fields).length === given.length ? fields : undefined;
}

/** Parses the fields of the query string. */
export function queryFields(request: Request): Fields | undefined {
  return fieldsOf(request.originalUrl.split('?')[1] ?? '');
}

/** The gateway's error when `storeOf` finds no store. */
export const BAD_CREDENTIALS = 'Store Credential Error Or Store is De-active';

/** Finds the store by its credentials. Both must be right; the response does not reveal which one was not. */
export function storeOf(fields: Fields, stores: readonly Store[]): Store | undefined {
  return stores.find(({ id, password }) => id === fields['store_id'] && password === fields['store_passwd']);
}

/** Returns the response of the three GET endpoints to bad credentials and to unknown calls. */
export function invalidRequest(reason: string): object {
  return { APIConnect: 'INVALID_REQUEST', status: 'INVALID_REQUEST', errorReason: reason };
}
