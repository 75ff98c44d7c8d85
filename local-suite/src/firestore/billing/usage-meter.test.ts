import { expect, test } from 'vitest';
import { UsageMeter } from './usage-meter.ts';

const shopper = { project: 'demo-a', rpc: 'RunQuery', caller: 'u1', label: 'home page' };

test('adds operations up, in total and by RPC, caller and label', () => {
  const meter = new UsageMeter();
  meter.count(shopper, { reads: 3 });
  meter.count(shopper, { reads: 2 });
  meter.count({ project: 'demo-a', rpc: 'Commit', caller: 'admin' }, { writes: 1, deletes: 4 });
  expect(meter.totals()).toEqual({
    reads: 5,
    writes: 1,
    deletes: 4,
    byRpc: {
      RunQuery: { reads: 5, writes: 0, deletes: 0 },
      Commit: { reads: 0, writes: 1, deletes: 4 },
    },
    byCaller: { u1: { reads: 5, writes: 0, deletes: 0 }, admin: { reads: 0, writes: 1, deletes: 4 } },
    byLabel: { 'home page': { reads: 5, writes: 0, deletes: 0 } },
  });
});

test('counts and resets a project separately', () => {
  const meter = new UsageMeter();
  meter.count(shopper, { reads: 1 });
  meter.count({ ...shopper, project: 'demo-b' }, { reads: 10 });
  expect(meter.totals('demo-b').reads).toBe(10);
  meter.reset('demo-b');
  expect(meter.totals('demo-b').reads).toBe(0);
  expect(meter.totals().reads).toBe(1);
  meter.reset();
  expect(meter.totals().reads).toBe(0);
});
