import type { SourceMessage as DomainSentence } from '@nargisus/domain/messages';
import type { dataErrors } from './data-errors.ts';

/** What `say` is sure to have in every language: domain's and the functions' sentences, and those of the data layer. */
export type TranslatableMessage = DomainSentence | (typeof dataErrors)[keyof typeof dataErrors];
