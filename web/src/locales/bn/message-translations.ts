import type { MessageCode } from '@nargisus/domain/messages';

type Namespace = MessageCode extends `${infer Name}.${string}` ? Name : never;

/** A translation of every message code of the domain, by namespace and key. A missing or an unknown key does not compile. */
export type MessageTranslations = {
  readonly [Name in Namespace]: {
    readonly [Code in MessageCode as Code extends `${Name}.${infer Key}` ? Key : never]: string;
  };
};
