/** The measured queries: the parameters of the calls of search and of suggestions. */
export interface MeasuredQuery {
  readonly name: string;
  readonly q: string;
  readonly language: 'en' | 'bn';
  readonly isTyped: boolean;
  readonly min: string;
  readonly max: string;
  readonly category?: 'home';
  readonly inStock: boolean;
}

const EVERYTHING = { q: '', language: 'en', isTyped: false, min: '', max: '', inStock: false } as const;
const search = (q: string, more: Partial<MeasuredQuery> = {}): MeasuredQuery => ({
  ...EVERYTHING,
  q,
  name: `search: ${q}`,
  ...more,
});
const suggest = (q: string, language: 'en' | 'bn'): MeasuredQuery => ({
  ...EVERYTHING,
  q,
  language,
  isTyped: true,
  name: `suggestions (${language}): ${q || 'empty field'}`,
});

export const QUERIES: readonly MeasuredQuery[] = [
  search('panjabi'),
  search('শাড়ি'),
  search('shrit'),
  search('garnet saree'),
  search('লাল শাড়ি'),
  search('tangail cotton panjabi'),
  search('teal saree tangail eid'),
  search('blazer frock lungi vase'),
  search('panjabi under 2000'),
  search('২০০০ টাকার মধ্যে পাঞ্জাবি'),
  search('panjabi', { name: 'search: panjabi, price and in stock', min: '1000', max: '3500', inStock: true }),
  search('', { name: 'list: a category in stock', category: 'home', inStock: true }),
  search('', { name: 'list: a price', min: '1000', max: '3500' }),
  suggest('', 'en'),
  suggest('pan', 'en'),
  suggest('শা', 'bn'),
  suggest('tangail sar', 'en'),
];
