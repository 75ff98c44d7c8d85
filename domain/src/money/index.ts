export { addPaisa, multiplyPaisa, NO_MONEY, paisa, subtractPaisa, type Paisa } from './paisa.ts';
export { nonNegativeTakaSchema, paisaFromTaka, taka, takaFromPaisa, takaSchema, wholeTaka } from './taka.ts';
export { formatTaka, formatTakaInWords, plainTaka } from './format-taka.ts';
export { percentOf } from './percent.ts';
