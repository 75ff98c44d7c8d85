import { describe, expect, test } from 'vitest';
import { taka } from '../money/taka.ts';
import { readStatementCsv, statementCsvTemplate } from './read-statement-csv.ts';
import { MAX_STATEMENT_ROWS } from './settlement.ts';

const faultsOf = (file: string) =>
  readStatementCsv(file).faults.map(({ row, column, message }) => [row, column, message]);

test('reads the template', () => {
  const { lines, faults } = readStatementCsv(statementCsvTemplate());
  expect(faults).toEqual([]);
  expect(lines[0]).toEqual({
    ...{ invoice: 'ORD-20261128-ACDEF-1', collected: taka(1250), charge: taka(80), fee: taka(12.5) },
  });
});

test('reads amounts as people write them, and leaves a fee open that is not stated', () => {
  const { lines } = readStatementCsv('Charge,INVOICE,collected,note\n৳ 80,A-1,"১,২৫০.৫",x\n0,A-2,-300,');
  expect(lines).toEqual([
    { invoice: 'A-1', collected: taka(1250.5), charge: taka(80), fee: null },
    { invoice: 'A-2', collected: taka(-300), charge: taka(0), fee: null },
  ]);
});

describe('names row and column of', () => {
  test.each([
    ['', 1, 'invoice', 'This column is missing'],
    ['invoice,collected,charge', 2, 'A', 'There is no parcel below the heading'],
    ['invoice,collected,charge,colour\nA,1,1,red', 1, 'D', expect.stringContaining('unknown')],
    ['invoice,collected,charge\n,1,1', 2, 'invoice', 'Please enter the invoice of the parcel'],
    ['invoice,collected,charge\nA,1,1\nB,1.234,1', 3, 'collected', expect.stringContaining('amount in taka')],
    ['invoice,collected,charge\nA,1,', 2, 'charge', expect.stringContaining('amount in taka')],
    ['invoice,collected,charge,fee\nA,1,1,free', 2, 'fee', expect.stringContaining('amount in taka')],
    [`invoice,collected,charge\n${'A'.repeat(101)},1,1`, 2, 'invoice', expect.stringContaining('100')],
    ['invoice,collected,charge\n"A,1,1', 2, 'A', 'A quotation mark is not closed'],
  ])('%j', (file, ...fault) => {
    expect(faultsOf(file)).toContainEqual(fault);
  });

  test('a statement with too many parcels', () => {
    const rows = Array.from({ length: MAX_STATEMENT_ROWS + 1 }, (_, at) => `A-${at},1,1`);
    const file = `invoice,collected,charge\n${rows.join('\n')}`;
    expect(faultsOf(file)).toEqual([[MAX_STATEMENT_ROWS + 2, 'A', expect.stringContaining('2,000')]]);
    expect(readStatementCsv(file.slice(0, file.lastIndexOf('\n'))).lines).toHaveLength(MAX_STATEMENT_ROWS);
  });
});
