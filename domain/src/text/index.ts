export { beginningOf } from './beginning-of.ts';
export { banglaDigits, latinDigits } from './bangla-digits.ts';
export { escapeHtml } from './escape-html.ts';
export { formatCount } from './format-count.ts';
export { interpolate, type Interpolated, type PlaceholdersOf } from './template.ts';
export {
  fixedText,
  messageOfText,
  messageText,
  withParams,
  type Message,
  type MessageParams,
} from './message.ts';
