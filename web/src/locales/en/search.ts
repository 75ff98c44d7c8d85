import { defineStrings } from '../define-strings.ts';

/** Suggestions of the search field, and what a search made of its words. Loaded with the search code. */
export const searchStrings = defineStrings('search', {
  suggestions: 'Search suggestions',
  searches: 'Searches',
  popular: 'Try searching for',
  collections: 'Collections',
  products: 'Products',
  count: (count: string) => (count === '1' ? '1 suggestion' : `${count} suggestions`),

  ignored: (ignored: string, used: string) => `Nothing fits ${ignored}. Results for the rest: ${used}.`,
  quoted: (words: string) => `“${words}”`,
  upTo: (most: string) => `Up to ${most}, as you typed.`,
  from: (least: string) => `From ${least}, as you typed.`,
  between: (least: string, most: string) => `From ${least} to ${most}, as you typed.`,

  onlyByMatch: 'A shop with this many products sorts a search by best match only.',
  onlyNewest: 'A shop with this many products shows a list with the newest first only.',
  onlyFirst: (shown: string) => `These are the first ${shown}. Another word or a filter shows others.`,
});
