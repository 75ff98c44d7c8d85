import type { Sentence } from '../sentence.ts';
import { customerSentences } from './customer-sentences.ts';
import { staffSentences } from './staff-sentences.ts';

/** Domain's, the functions' and the data layer's English in Bangla: one too few or too many does not compile. */
export const sentences: Readonly<Record<Sentence, string>> = { ...customerSentences, ...staffSentences };
