import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endPayment } from './end-payment.ts';
import { Ledger } from './ledger.ts';
import { LedgerFile } from './ledger-file.ts';

const STORE = { id: 'shop', password: 'p', name: 'Shop' };
let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'nargisus-ledger-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const open = () => new Ledger(new LedgerFile(join(folder, 'gateway.json'), [STORE]));

test('finds payments from before a restart by each of their numbers, with their times and store', () => {
  const before = open();
  const paid = before.open(STORE, { tran_id: 'T1', success_url: 'http://s' }, 12_500);
  endPayment(paid, 'card');
  before.open(STORE, { tran_id: 'T2' }, 100);
  before.save();

  const after = open();
  expect(after.byTranId('T1')).toEqual(paid);
  expect(after.byTranId('T1')!.endedAt).toBeInstanceOf(Date);
  // Refunds compare the store by identity.
  expect(after.byBankTranId(paid.bankTranId!)!.store).toBe(STORE);
  expect(after.byTranId('T2')).toMatchObject({ outcome: 'PENDING' });
});

test('does not restore what was cleared', () => {
  const before = open();
  before.open(STORE, { tran_id: 'T1' }, 1);
  before.save();
  before.clear();
  before.save();
  expect(open().all()).toEqual([]);
});

test.each(['', '[{"tranId":'])('names a damaged file (%j) and leaves it unchanged', (text) => {
  const path = join(folder, 'gateway.json');
  writeFileSync(path, text);
  expect(open).toThrow(`The payments in ${path} cannot be read`);
  expect(readFileSync(path, 'utf8')).toBe(text);
});
