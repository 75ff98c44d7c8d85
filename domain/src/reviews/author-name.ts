/** Titles before a name, without their dot or colon. A name that begins with one would be published as the title alone. */
const TITLES = new Set([
  ...['md', 'mohd', 'mst', 'mr', 'mrs', 'ms', 'miss', 'dr', 'engr', 'prof'],
  ...['মো', 'মোঃ', 'মোহাম্মদ', 'মোসা', 'মোছা', 'মোসাঃ', 'মোছাঃ', 'ডা', 'ডাঃ', 'জনাব'],
]);
const MAX_AUTHOR = 40;

/** Returns the first name of a person, which is all that the shop publishes of a review's author; '' without one. */
export function authorNameOf(fullName: string): string {
  const words = fullName.normalize('NFC').split(/\s+/).filter(Boolean);
  const isTitle = (word: string) => TITLES.has(word.toLowerCase().replace(/[.:]+$/, ''));
  const first = words.find((word) => !isTitle(word)) ?? words[0] ?? '';
  return Array.from(first).slice(0, MAX_AUTHOR).join('');
}
