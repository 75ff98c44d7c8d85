import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { addresses } from '@nargisus/local-suite/launcher';

/** Where each suite of a test run leaves the query shapes that it was asked for. */
export const queryShapesFolder = resolve(import.meta.dirname, '../../.local-suite/query-shapes');

/** Writes the distinct query shapes that the running suite has been asked for, under the name of the suite. */
export async function keepQueryShapes(name: string): Promise<void> {
  const response = await fetch(`http://${addresses.hosts.firestore}/emulator/v1/queryShapes`);
  if (!response.ok) throw new Error(`The emulator gave no query shapes: ${response.status}`);
  mkdirSync(queryShapesFolder, { recursive: true });
  writeFileSync(resolve(queryShapesFolder, `${name}.json`), await response.text());
}
