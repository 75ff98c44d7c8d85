/** Returns how many edits a word of this length may have: none where every other word would match. */
export const editsAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * Returns the Damerau-Levenshtein distance (insertions, deletions, substitutions, transpositions) between the typed
 * text and a word, or the closest prefix of it with `asBeginning`; undefined above `most`.
 */
export function editDistance(
  typed: string,
  word: string,
  { most, asBeginning = false }: { most: number; asBeginning?: boolean },
): number | undefined {
  const tooLong = typed.length - word.length > most;
  if (tooLong || (!asBeginning && word.length - typed.length > most)) return undefined;
  const width = Math.min(word.length, typed.length + most);
  let before: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const now = [row];
    let least = row;
    for (let at = 1; at <= width; at += 1) {
      const same = typed[row - 1] === word[at - 1];
      let edits = Math.min(last[at]! + 1, now[at - 1]! + 1, last[at - 1]! + (same ? 0 : 1));
      if (row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1]) {
        edits = Math.min(edits, before[at - 2]! + 1);
      }
      now.push(edits);
      least = Math.min(least, edits);
    }
    if (least > most) return undefined;
    [before, last] = [last, now];
  }
  const edits = asBeginning ? Math.min(...last) : last[word.length];
  return edits !== undefined && edits <= most ? edits : undefined;
}
