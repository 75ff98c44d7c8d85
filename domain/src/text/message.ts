import { interpolate, type PlaceholdersOf } from './template.ts';

export type MessageParams = Readonly<Record<string, string | number>>;

/** A text with values, kept apart so that another language can render it from the same values. */
export interface Message {
  /** As a table of messages has it, for example '{name} is out of stock'. */
  readonly template: string;
  readonly params: MessageParams;
}

/** Returns the message of a template with its values. A missing or an unknown placeholder does not compile. */
export function withParams<const Template extends string>(
  template: Template,
  params: Readonly<Record<PlaceholdersOf<Template>, string | number>>,
): Message {
  return { template, params };
}

/** Renders a message in English; a text without values is its own. */
export function messageText(message: string | Message): string {
  return typeof message === 'string' ? message : interpolate(message.template, message.params);
}

/** By rendered text. Holds only what `fixedText` rendered when the modules were loaded. */
const FIXED = new Map<string, Message>();

/**
 * Renders a template whose values are constants, for schemas, whose errors are texts. `messageOfText` finds the template
 * and the values again. Call it while a module loads, never with a value of a request.
 */
export function fixedText<const Template extends string>(
  template: Template,
  params: Readonly<Record<PlaceholdersOf<Template>, string | number>>,
): string {
  const text = interpolate(template, params);
  FIXED.set(text, { template, params });
  return text;
}

/** Returns the template and the values that `fixedText` rendered; any other text is a template without values. */
export function messageOfText(text: string): Message {
  return FIXED.get(text) ?? { template: text, params: {} };
}
