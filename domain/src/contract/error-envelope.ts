import type { CodedMessage } from '../messages/coded-message.ts';
import { codedMessage } from '../messages/message-codes.ts';
import type { Envelope } from './envelope.ts';
import { STATUS_BY_CODE, type ShopError } from './shop-error.ts';

/** Returns the status and the body that answer an error. Its cause is not in them. */
export function errorEnvelope(error: ShopError): { status: number; body: Envelope } {
  const { message, source, fields, data } = error;
  return {
    status: STATUS_BY_CODE[error.code],
    body: {
      success: false,
      message,
      ...codedMessage(source),
      ...(fields && { errors: fields, errorCodes: codesOf(fields) }),
      ...(data !== undefined && { data }),
    },
  };
}

function codesOf(fields: Readonly<Record<string, string>>): Record<string, CodedMessage> {
  const coded = Object.entries(fields).map(([field, text]) => [field, codedMessage(text)] as const);
  return Object.fromEntries(coded.flatMap(([field, it]) => (it ? [[field, it]] : [])));
}
