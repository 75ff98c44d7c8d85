import { invalidJson } from '../wire/proto-json-scalars.ts';

/** Parses JSON. @throws INVALID_ARGUMENT */
export function decodeJsonText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw invalidJson(cause instanceof Error ? cause.message : 'Syntax error.');
  }
}
