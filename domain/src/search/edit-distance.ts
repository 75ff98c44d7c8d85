/** How many slips of typing a word of that length is forgiven: none where every other word would fit. */
export const editsAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * How many slips (a letter too many, too few, another, two swapped) lie between what was typed and a word, or the
 * beginning of it where `asBeginning`; undefined when more than `most`.
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
  const slips = asBeginning ? Math.min(...last) : last[word.length];
  return slips !== undefined && slips <= most ? slips : undefined;
}
