import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTriggersSuspended } from './with-triggers-suspended.ts';

let calls: string[] = [];
/** The call that answers 500, as listed in `calls`. */
let failing: string | undefined;

beforeEach(() => {
  calls = [];
  failing = undefined;
  vi.stubGlobal('fetch', (url: string, { method }: { method: string }) => {
    const call = `${method} ${url.split(/[/:]/).at(-1)}`;
    calls.push(call);
    return Promise.resolve(new Response(null, { status: call === failing ? 500 : 200 }));
  });
});

afterEach(() => vi.unstubAllGlobals());

const SUSPEND = ['PUT disableBackgroundTriggers', 'POST suspendTriggers'];
const RESUME = ['DELETE suspendTriggers', 'PUT enableBackgroundTriggers'];

test('suspends both emulators around the work and returns its result', async () => {
  const result = await withTriggersSuspended(() => {
    calls.push('work');
    return Promise.resolve(7);
  });
  expect(result).toBe(7);
  expect(calls).toEqual([...SUSPEND, 'work', ...RESUME]);
});

test('resumes both when the work fails', async () => {
  await expect(withTriggersSuspended(() => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
  expect(calls).toEqual([...SUSPEND, ...RESUME]);
});

test('resumes the functions emulator when Firestore refuses to suspend', async () => {
  failing = 'POST suspendTriggers';
  const work = vi.fn();
  await expect(withTriggersSuspended(work)).rejects.toThrow('500');
  expect(work).not.toHaveBeenCalled();
  expect(calls).toEqual([...SUSPEND, ...RESUME]);
});

test('resumes the functions emulator when Firestore refuses to resume', async () => {
  failing = 'DELETE suspendTriggers';
  await expect(withTriggersSuspended(() => Promise.resolve())).rejects.toThrow('500');
  expect(calls).toEqual([...SUSPEND, ...RESUME]);
});
