import { describe, expect, test } from 'vitest';
import { columnLetters } from './csv-fault.ts';
import { escapeCsvFormula, unescapeCsvFormula } from './escape-csv-formula.ts';
import { parseCsv } from './parse-csv.ts';
import { readCsvTable } from './read-csv-table.ts';
import { writeCsv } from './write-csv.ts';

function cellsOf(text: string) {
  const parsed = parseCsv(text);
  return parsed.ok ? parsed.rows.map(({ cells }) => cells) : parsed.fault;
}

describe('parseCsv', () => {
  test.each([
    ['line ends of Windows', 'a,b\r\nc,d\r\n'],
    ['line ends of Unix', 'a,b\nc,d'],
    ['line ends of old Macs', 'a,b\rc,d\r'],
    ['a byte order mark', '\uFEFFa,b\nc,d'],
    ['quotes', '"a","b"\n"c","d"\n'],
    ['semicolons', 'a;b\nc;d'],
    ['tabs', 'a\tb\nc\td'],
    ['empty rows', 'a,b\n\n,\nc,d\n\n'],
  ])('reads %s', (_what, text) =>
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]),
  );

  test.each([
    ['a comma', '"a,b",c', [['a,b', 'c']]],
    ['a quote', '"12"" tall",c', [['12" tall', 'c']]],
    ['a line break', '"a\r\nb",c', [['a\r\nb', 'c']]],
    ['nothing', '"",c,""', [['', 'c', '']]],
    ['a quote that is not the first character', '12" tall,c', [['12" tall', 'c']]],
  ])('reads a cell with %s', (_what, text, cells) => expect(cellsOf(text)).toEqual(cells));

  test('numbers the rows as a spreadsheet does', () => {
    const parsed = parseCsv('a\n\n"two\nlines"\nc');
    expect(parsed.ok && parsed.rows.map(({ row }) => row)).toEqual([1, 3, 4]);
  });

  test.each([
    ['a quote that is never closed', 'a,b\nc,"d\n', { row: 2, column: 'B', reason: 'unclosed-quote' }],
    ['text behind a quoted cell', 'a,b\n"c"x,d', { row: 2, column: 'A', reason: 'text-after-quote' }],
  ])('names the place of %s', (_what, text, fault) => expect(cellsOf(text)).toEqual(fault));

  test('reads 5,000 rows of twelve cells in one pass', () => {
    const row = Array.from({ length: 12 }, (_, at) => `"cell, ${at}"`).join(',');
    expect(cellsOf(`${row}\n`.repeat(5000))).toHaveLength(5000);
  });
});

describe('readCsvTable', () => {
  const format = {
    columns: ['SKU', 'Size', 'Quantity'],
    required: ['SKU', 'Quantity'],
    ignored: ['Name'],
    maxRows: 3,
  } as const;
  const read = (text: string) => readCsvTable(text, format);

  test('finds columns by name, in any order, and leaves out those that are ignored', () => {
    expect(read('quantity, sku ,name\n 5 ,A-1,Shirt')).toEqual({
      records: [{ row: 2, cells: { SKU: 'A-1', Size: '', Quantity: '5' } }],
      columns: ['Quantity', 'SKU'],
      faults: [],
    });
  });

  test('lists every fault of the header', () => {
    expect(read('SKU,Quantiy,SKU\nA-1,5,').faults).toEqual([
      { row: 1, column: 'Quantity', reason: 'missing-column' },
      { row: 1, column: 'B', reason: 'unknown-column' },
      { row: 1, column: 'C', reason: 'repeated-column' },
    ]);
  });

  test.each([
    ['an empty file', '', { row: 1, column: 'SKU', reason: 'missing-column' }],
    ['a header alone', 'SKU,Quantity\n', { row: 2, column: 'A', reason: 'no-rows' }],
    ['too many rows', `SKU,Quantity\n${'A,1\n'.repeat(4)}`, { row: 5, column: 'A', reason: 'too-many-rows' }],
    ['a row with too many cells', 'SKU,Quantity\nA,1,2', { row: 2, column: 'C', reason: 'too-many-cells' }],
    ['a fault of syntax', 'SKU,Quantity\n"A,1', { row: 2, column: 'A', reason: 'unclosed-quote' }],
  ])('rejects %s', (_what, text, fault) => expect(read(text).faults[0]).toEqual(fault));
});

describe('writeCsv', () => {
  test('writes a byte order mark, CRLF, quoted texts and bare numbers', () => {
    expect(
      writeCsv([
        ['Name', 'Left'],
        ['12" "tall"', 5],
        ['', null],
      ]),
    ).toBe('\uFEFF"Name","Left"\r\n"12"" ""tall""",5\r\n"",\r\n');
  });

  test('what it writes can be read again', () => {
    const texts = ["'=1+1", '="1"', '=1+1', '-A-1', 'পাঞ্জাবি, নীল', 'two\nlines', "'quoted"];
    const file = writeCsv([['Text'], ...texts.map((text) => [text])]);
    const { records } = readCsvTable(file, { columns: ['Text'], required: ['Text'], maxRows: 9 });
    expect(records.map(({ cells }) => cells.Text)).toEqual(texts);
  });
});

test('writes codes so that spreadsheets keep their digits, and reads them again', () => {
  const file = writeCsv([['Text'], [{ code: '0040063813' }], [{ code: '"&A1' }]]);
  expect(file).toContain('"=""0040063813"""');
  const { records } = readCsvTable(file, { columns: ['Text'], required: ['Text'], maxRows: 9 });
  expect(records.map(({ cells }) => cells.Text)).toEqual(['0040063813', '"&A1']);
});

test.each(['=1', '+880', '-5', '@SUM', '\t=1', '\r', '\nx', '  =1', '＝1', '＋1', '－1', '＠x', '\u00a0=1'])(
  'escapes %j, and back',
  (text) => {
    expect(escapeCsvFormula(text)).toBe(`'${text}`);
    expect(unescapeCsvFormula(`'${text}`)).toBe(text);
  },
);

test.each(['Rahima', '01712345678', 'a=b', 'O’Brien - son', '', 'রফিকুল', '5-7', '  padded'])(
  'keeps %j',
  (text) => {
    expect(escapeCsvFormula(text)).toBe(text);
    expect(unescapeCsvFormula(text)).toBe(text);
  },
);

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %i is %s', (index, letters) => expect(columnLetters(index)).toBe(letters));
