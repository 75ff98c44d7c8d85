import { describe, expect, test } from 'vitest';
import { record, type Message } from './testing/runtime-process.ts';
import { rules, runtime, startRuntime, useRuntime } from './testing/use-runtime.ts';

useRuntime();

describe('the program', () => {
  test('announces that it is ready in its first line', async () => {
    const program = await startRuntime();
    expect(Buffer.concat(program.raw).toString()).toBe('{"id":-1,"status":"ok","errors":[],"warnings":[]}\n');
    program.endInput();
    expect(await program.exit()).toBe(0);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('exits on %s with code 0, promptly', async (signal) => {
    const program = await startRuntime();
    const sentAt = performance.now();
    program.signal(signal);
    expect(await program.exit()).toBe(0);
    expect(performance.now() - sentAt).toBeLessThan(2000);
    expect(program.stderr).toBe('');
  });
});

describe('load_ruleset', () => {
  test('returns the version of the rules', async () => {
    expect(await runtime.load(rules('match /{all=**} { allow read, write; }'))).toEqual({
      id: expect.any(Number) as number,
      status: 'ok',
      errors: [],
      warnings: [],
      result: { rulesVersion: 2 },
    });
    expect(await runtime.load(rules('match /{all=**} { allow read; }', '1'))).toMatchObject({
      result: { rulesVersion: 1 },
    });
  });

  test('returns errors with their place as JSON in a string, and status ok', async () => {
    const answer = await runtime.load(rules('    match /x { allow read: if ; }'));
    expect(answer).toMatchObject({ status: 'ok', warnings: [] });
    expect((answer.errors as string[]).map((error) => JSON.parse(error) as unknown)).toEqual([
      {
        description_: "Missing conditional expression after 'if'.",
        sourcePosition_: { fileName_: 'storage.rules', line_: 4, column_: 31 },
      },
    ]);
  });

  test('returns warnings in the same form beside the result', async () => {
    const answer = await runtime.load(rules('match /x { allow read: if nobody == 1; }'));
    expect(answer).toMatchObject({ errors: [], result: { rulesVersion: 2 } });
    expect(answer.warnings).toEqual([expect.stringContaining('Invalid variable name: nobody.')]);
  });
});

describe('malformed input', () => {
  test('skips input that is no JSON object', async () => {
    for (const line of ['', 'hello', '[1]', 'null', '{"id":', '"x"', '{}', '{"id":77}'])
      runtime.write(`${line}\n`);
    expect(await runtime.load(rules(''))).toMatchObject({ status: 'ok', errors: [] });
  });

  test.each<[string, Message]>([
    ['an unknown action', { action: 'dance' }],
    ['a ruleset without files', { action: 'load_ruleset', context: { rulesetName: '1', source: {} } }],
    ['a load without a context', { action: 'load_ruleset' }],
    ['a ruleset that is not loaded', { action: 'verify', context: { rulesetName: 'x' } }],
    [
      'a verify without variables',
      { action: 'verify', context: { rulesetName: '0', path: '/b', method: 'get' } },
    ],
    [
      'a value without a kind',
      {
        action: 'verify',
        context: { rulesetName: '0', path: '/b', method: 'get', variables: { request: { odd: 1 } } },
      },
    ],
    [
      'an unknown method',
      {
        action: 'verify',
        context: { rulesetName: '0', path: '/b', method: 'fly', variables: { request: record({}) } },
      },
    ],
  ])('answers %s with an error and status ok', async (_name, message) => {
    await runtime.load(rules('match /{all=**} { allow read, write; }'));
    const id = runtime.send(message);
    expect(await runtime.receive()).toEqual({ id, status: 'ok', errors: [expect.any(String)], warnings: [] });
  });
});
