import { messageOfText, type Message, type MessageParams } from '../text/message.ts';
import type { MessageCode } from './message-codes.ts';

/** A message as another language renders it, and as an error of the API carries it. */
export interface CodedMessage {
  readonly code: MessageCode;
  readonly params?: MessageParams;
}

/** Messages by namespace and key. */
type Tables = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns the code and the English template of each message. */
export const codesAndTemplates = (tables: Tables): [MessageCode, string][] =>
  Object.entries(tables).flatMap(([namespace, messages]) =>
    Object.entries(messages).map(([key, template]): [MessageCode, string] => [
      `${namespace}.${key}` as MessageCode,
      template,
    ]),
  );

/**
 * Returns a function that returns the code and the values of a message; undefined for a text of no table, such as what staff
 * wrote. Two tables may have the same text: the first one gives the code.
 */
export function codeFinder(tables: () => Tables): (message: string | Message) => CodedMessage | undefined {
  let codes: ReadonlyMap<string, MessageCode> | undefined;
  return (message) => {
    codes ??= new Map(
      codesAndTemplates(tables())
        .reverse()
        .map(([code, template]) => [template, code]),
    );
    const { template, params } = typeof message === 'string' ? messageOfText(message) : message;
    const code = codes.get(template);
    if (code === undefined) return undefined;
    return Object.keys(params).length > 0 ? { code, params } : { code };
  };
}
