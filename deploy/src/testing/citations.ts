/** Matches a page below docs/, then an anchor or section numbers: ` 5`, `, step 10`, ` 2 and 4.1`, ` 3 to 5`. */
const CITATION =
  /(?<![\w/.-])docs\/((?:reference\/)?[\w-]+\.md)(?:#([\w-]+)|,?\s+(?:\*\s+)?(?:steps?\s|sections?\s)?((?:\d+(?:\.\d+)*)(?:(?:,| and| to)\s\d+(?:\.\d+)*)*)(?![\w%]))?/g;
/** Matches `docs/adr/0007`, with or without the rest of its file's name. */
const RECORD = /(?<![\w/.-])docs\/adr\/(\d{4})(-[\w-]+\.md)?/g;

/**
 * Returns the number of citations of docs/ in a text, and those whose target does not exist.
 *
 * @param pages - the pages' texts by their paths from the root
 */
export function findBrokenCitations(
  text: string,
  pages: ReadonlyMap<string, string>,
): { count: number; problems: string[] } {
  const problems: string[] = [];
  const cited = [...text.matchAll(CITATION)];
  for (const [citation, name, anchor, numbers] of cited) {
    const page = pages.get(`docs/${name}`);
    const sections = numbers?.match(/\d+(?:\.\d+)*/g) ?? [];
    const exists =
      page !== undefined &&
      (!anchor || anchorsOf(page).includes(anchor)) &&
      sections.every((number) => sectionsOf(page).includes(number));
    if (!exists) problems.push(citation.replaceAll(/\s+/g, ' '));
  }
  const records = [...text.matchAll(RECORD)];
  for (const [citation, number, rest] of records) {
    const path = [...pages.keys()].find((it) => it.startsWith(`docs/adr/${number}-`));
    if (!path || (rest && !path.endsWith(`${number}${rest}`))) problems.push(citation);
  }
  return { count: cited.length + records.length, problems };
}

const headingsOf = (page: string): string[] =>
  [...page.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => heading!);

/** Returns the numbers of headings, and of list items below a numbered heading: `12.10` is item 10 of section 12. */
function sectionsOf(page: string): string[] {
  const sections: string[] = [];
  let section = '';
  for (const line of page.split('\n')) {
    const heading = /^#{1,6} (?:(\d+(?:\.\d+)*)\.?\s)?/.exec(line);
    const item = /^(\d+)\. /.exec(line)?.[1];
    if (heading) section = heading[1] ?? '';
    if (heading && section) sections.push(section);
    if (item && section) sections.push(`${section}.${item}`);
  }
  return sections;
}

/** Returns the anchors of a page, derived from its headings as GitHub does. */
const anchorsOf = (page: string): string[] =>
  headingsOf(page).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-'),
  );
