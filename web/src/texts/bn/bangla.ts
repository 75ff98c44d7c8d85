import { common } from './common.ts';
import { frame } from './frame.ts';
import { sentences } from './sentences.ts';

/** Everything the shop says in Bangla, by topic: one file, fetched when somebody asks for Bangla. */
export const bangla = { common, frame, sentences };
