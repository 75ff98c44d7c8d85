/** RFC 4180, with the byte order mark taken off: rows of cells. */
export function parseCsv(bytes: Uint8Array): string[][] {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, bare = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    row.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}

/** Rows by the names in the first one. */
export function csvRecords(bytes: Uint8Array): Record<string, string>[] {
  const [head = [], ...rows] = parseCsv(bytes);
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ''])));
}
