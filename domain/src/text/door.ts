export { banglaDigits, latinDigits } from './bangla-digits.ts';
export { formatCount } from './format-count.ts';
export { fill, type Filled, type HolesOf } from './template.ts';
