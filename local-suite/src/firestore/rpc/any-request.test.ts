import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FirestoreError } from '../engine/firestore-error.ts';
import type { ListenRequest, WriteRequest } from '../wire/wire-messages.ts';
import { arbitraryMessage } from './testing/arbitrary-message.ts';
import { admin, all, DATABASE, inProcess, open, settle, user } from './testing/in-process.ts';

const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents {
  match /{path=**} { allow read, write: if resource == null || resource.data.a != 1; }
} }`;
const callers = fc.constantFrom(user('anybody'), admin);
const runs = { numRuns: Number(process.env['FUZZ_RUNS'] ?? 150) };

/** Returns what was thrown, unless it is an error for the client. */
async function unexpectedError(work: () => Promise<unknown>): Promise<unknown> {
  try {
    await work();
    return undefined;
  } catch (error) {
    return error instanceof FirestoreError && error.code !== 'INTERNAL' ? undefined : error;
  }
}

const { table: shape } = inProcess();

test.each(Object.keys(shape.unary) as (keyof typeof shape.unary)[])('%s answers any request', async (rpc) => {
  await fc.assert(
    fc.asyncProperty(arbitraryMessage(`${rpc}Request`), callers, async (request, caller) => {
      const call = inProcess(RULES).table.unary[rpc];
      expect(await unexpectedError(() => call(request as never, caller))).toBeUndefined();
    }),
    runs,
  );
});

test.each(['BatchGetDocuments', 'RunQuery', 'RunAggregationQuery'] as const)(
  '%s answers any request',
  async (rpc) => {
    await fc.assert(
      fc.asyncProperty(arbitraryMessage(`${rpc}Request`), callers, async (request, caller) => {
        const call = inProcess(RULES).table.serverStream[rpc];
        expect(await unexpectedError(() => all<unknown>(call(request as never, caller)))).toBeUndefined();
      }),
      runs,
    );
  },
);

test.each(['Listen', 'Write'] as const)('%s survives any messages', async (rpc) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(arbitraryMessage(`${rpc}Request`), { maxLength: 4 }),
      callers,
      async (messages, caller) => {
        const { table } = inProcess(RULES);
        const { session, state } = open<ListenRequest | WriteRequest, unknown>(table.bidi[rpc], caller);
        session.receive({ database: DATABASE });
        for (const message of messages) session.receive(message);
        await settle();
        session.cancel();
        expect(state.error?.code).not.toBe('INTERNAL');
      },
    ),
    runs,
  );
});
