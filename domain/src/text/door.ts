export { banglaDigits, latinDigits } from './bangla-digits.ts';
export { escapeHtml } from './escape-html.ts';
export { formatCount } from './format-count.ts';
export { fill, type Filled, type HolesOf } from './template.ts';
