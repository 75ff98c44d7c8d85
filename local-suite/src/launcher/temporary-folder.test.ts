import { expect, test } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

const LONG = `/home/developer/${'a-deep-folder/'.repeat(8)}nargisus/.local-suite`;

test('lies in the state folder, so that two stacks never share one', () => {
  expect(temporaryFolder('/home/developer/nargisus/.local-suite')).toBe(
    '/home/developer/nargisus/.local-suite/tmp',
  );
});

test('moves to a short path below a long one, because socket paths are limited to 104 characters', () => {
  const socket = `${temporaryFolder(LONG)}/fire_emu_0123456789abcdef.sock`;
  expect(socket.length).toBeLessThan(104);
  expect(temporaryFolder(LONG)).not.toBe(temporaryFolder(`${LONG}/second`));
  expect(temporaryFolder(LONG)).toBe(temporaryFolder(LONG));
});
