import { expect, test } from 'vitest';
import { parseArguments } from './arguments.ts';

test('parses the command line of firebase-tools and ignores unknown keys', () => {
  const argv =
    '--host 127.0.0.1 --port 8080 --websocket_port 9150 --database-edition standard --project_id demo --rules /r ' +
    '--single_project_mode true --functions_emulator 127.0.0.1:5001 --seed_from_export /x/y.overall_export_metadata';
  expect(parseArguments(argv.split(' '), {})).toEqual({
    host: '127.0.0.1',
    port: 8080,
    projectId: 'demo',
    rules: '/r',
    functionsEmulator: '127.0.0.1:5001',
    seedFromExport: '/x/y.overall_export_metadata',
    strictIndexes: false,
  });
});

test.each([
  [['--project-id', 'p', '--port=1'], { projectId: 'p', port: 1 }],
  [['--strict-indexes', '--indexes', 'i.json'], { strictIndexes: true, indexes: 'i.json' }],
  [['--new-flag', '--port', '2'], { port: 2 }],
  [['stray', '--strict_indexes', 'false'], { strictIndexes: false }],
])('%j', (argv, expected) => expect(parseArguments(argv, {})).toMatchObject(expected));

test('reads indexes from the environment, overridden by the command line', () => {
  const env = { NARGISUS_FIRESTORE_INDEXES: 'env.json', NARGISUS_FIRESTORE_STRICT_INDEXES: '1' };
  expect(parseArguments([], env)).toMatchObject({ indexes: 'env.json', strictIndexes: true });
  expect(parseArguments(['--indexes', 'given.json'], env)).toMatchObject({ indexes: 'given.json' });
});
