import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getDoc, getFirestore, setDoc, terminate } from 'firebase/firestore';
import { Timestamp, GeoPoint } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startEmulator } from '../firestore/testing/start-emulator.ts';
import { adminClient } from './admin-client.ts';
import { waitFor } from './wait-for.ts';
import { cliProject, CLI_PROJECT, type CliProject, type RunningCli } from './firebase-cli.ts';

// firebase-tools' behaviour is no public API (docs/reference/firestore-protocol.md 12.10): a version that
// changes it must fail here.
vi.setConfig({ testTimeout: 120_000 });

const rules = (condition: string) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{document=**} { allow read, write: if ${condition}; }
  }
}
`;

let project: CliProject;
let cli: RunningCli;
beforeAll(async () => {
  project = await cliProject({ rules: rules('true') });
  cli = await project.start('--only', 'firestore');
}, 120_000);
afterAll(async () => {
  await cli?.stop();
  await project?.remove();
}, 60_000);

const address = () => ({ host: '127.0.0.1', port: project.ports.firestore, projectId: CLI_PROJECT });

test('the CLI asks for the Java version, then starts this program with the known arguments', async () => {
  const calls = await project.javaCalls();
  expect(calls[0]).toEqual(['-Duser.language=en', '-Dfile.encoding=UTF-8', '-version']);
  const start = calls.at(-1)!;
  const jar = start.indexOf('-jar');
  expect(start.slice(0, jar).every((flag) => flag.startsWith('-D'))).toBe(true);
  expect(start[jar + 1]).toMatch(/dist\/firestore-emulator\.mjs$/);
  const pairs = start.slice(jar + 2);
  const given = Object.fromEntries(
    pairs.flatMap((key, index) => (index % 2 === 0 ? [[key, pairs[index + 1]]] : [])),
  );
  expect(given).toEqual({
    '--host': '127.0.0.1',
    '--port': String(project.ports.firestore),
    '--websocket_port': expect.stringMatching(/^\d+$/) as string,
    '--database-edition': 'standard',
    '--project_id': CLI_PROJECT,
    '--rules': expect.stringMatching(/firestore\.rules$/) as string,
    '--single_project_mode': 'true',
  });
  expect(calls.every((call) => call.includes('-version') || call.includes('-jar'))).toBe(true);
});

test('the hub lists the emulator, which logs where the CLI expects it', async () => {
  const hub = await fetch(`http://127.0.0.1:${project.ports.hub}/emulators`);
  expect(await hub.json()).toMatchObject({ firestore: { host: '127.0.0.1', port: project.ports.firestore } });
  expect(await readFile(join(project.folder, 'firestore-debug.log'), 'utf8')).toContain('API endpoint');
});

test('applies a saved rules file at once, and keeps the old rules when it does not compile', async () => {
  const app = initializeApp({ projectId: CLI_PROJECT, apiKey: 'none' }, 'stranger');
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, '127.0.0.1', project.ports.firestore);
  const place = doc(firestore, 'open/door');
  const save = (text: string) => writeFile(join(project.folder, 'firestore.rules'), text);
  const mayRead = () =>
    getDoc(place).then(
      () => true,
      (error: { code: string }) => error.code !== 'permission-denied',
    );
  // The CLI reads the file 5 ms after its watcher woke, sometimes before it is written; saving again fixes it.
  const saveAndExpect = (text: string, allowed: boolean) =>
    expect
      .poll(
        () =>
          save(text)
            .then(() => wait(300))
            .then(mayRead),
        { timeout: 30_000, interval: 700 },
      )
      .toBe(allowed);
  await setDoc(place, { n: 1 });
  await saveAndExpect(rules('false'), false);
  const offset = cli.output().length;
  await save("rules_version = '2'; service cloud.firestore { match");
  await waitFor('the report of the broken rules', () => cli.output().slice(offset).includes('ules'), 20_000);
  expect(await mayRead()).toBe(false);
  await saveAndExpect(rules('true'), true);
  expect((await getDoc(place)).data()).toEqual({ n: 1 });
  await terminate(firestore);
  await deleteApp(app);
});

test('restores exactly what emulators:export wrote, on a start with --import', async () => {
  let admin = adminClient(address());
  const data = {
    text: 'পাঞ্জাবি 🧵\n',
    whole: 9007199254740991,
    minusZero: -0,
    not: NaN,
    far: Infinity,
    nothing: null,
    yes: true,
    bytes: Buffer.from([0, 255, 1]),
    at: new Timestamp(1_700_000_000, 123_456_000),
    place: new GeoPoint(23.8, 90.4),
    list: [1, 1.5, { deep: [] }],
    map: { empty: {}, 'odd `key`.': 1 },
    other: admin.firestore.doc('kept/other'),
  };
  const written = await admin.firestore.doc('kept/all').set(data);
  await admin.firestore.doc('kept/all/below/it').set({ n: 1 });
  const folder = join(project.folder, 'saved');
  const exported = await project.run('emulators:export', folder, '--force');
  expect(exported.output).toContain('Export complete');
  expect(exported.code).toBe(0);
  expect(
    (await stat(join(folder, 'firestore_export/firestore_export.overall_export_metadata'))).isFile(),
  ).toBe(true);
  await admin.close();
  await cli.stop();

  cli = await project.start('--only', 'firestore', '--import', folder);
  admin = adminClient(address());
  expect(await readFile(join(project.folder, 'firestore-debug.log'), 'utf8')).toMatch(
    /Imported \d+ documents/,
  );
  const after = await admin.firestore.doc('kept/all').get();
  expect(after.exists).toBe(true);
  expect({ ...after.data(), other: (after.get('other') as { path: string }).path }).toEqual({
    ...data,
    other: 'kept/other',
  });
  expect(Object.is(after.get('minusZero'), -0)).toBe(true);
  expect(after.updateTime!.isEqual(written.writeTime)).toBe(true);
  expect((await admin.firestore.collectionGroup('below').get()).size).toBe(1);
  await admin.close();
});

test('ends with code 0 on SIGINT, also with an open listener', async () => {
  const admin = adminClient(address());
  await new Promise<void>((resolve) => {
    admin.firestore.collection('kept').onSnapshot(
      () => resolve(),
      () => undefined,
    );
  });
  expect(await cli.stop()).toBe(0);
  expect(cli.output()).not.toContain('Unable to terminate');
  await expect(fetch(`http://127.0.0.1:${project.ports.firestore}/`)).rejects.toThrow();
  await admin.close();
});

test('leaves no orphaned process when the CLI is killed', async () => {
  cli = await project.start('--only', 'firestore');
  const alive = () =>
    fetch(`http://127.0.0.1:${project.ports.firestore}/`).then(
      () => true,
      () => false,
    );
  expect(await alive()).toBe(true);
  cli.process.kill('SIGKILL');
  await expect.poll(alive, { timeout: 10_000, interval: 200 }).toBe(false);
});

test('reports a port in use in the words that the CLI recognizes', async () => {
  const first = await startEmulator();
  await expect(startEmulator({ port: first.port })).rejects.toThrow('address already in use');
  expect(await first.stop()).toBe(0);
});
