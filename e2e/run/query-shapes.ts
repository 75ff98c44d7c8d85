import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { addresses } from '@nargisus/local-suite/launcher';

/** The folder to which each local stack of a test run writes the shapes of its queries. */
export const queryShapesFolder = resolve(import.meta.dirname, '../../.local-suite/query-shapes');

/** Writes the distinct query shapes that the running local stack has seen, under `name`. */
export async function saveQueryShapes(name: string): Promise<void> {
  const response = await fetch(`http://${addresses.hosts.firestore}/emulator/v1/queryShapes`);
  if (!response.ok) throw new Error(`The emulator returned no query shapes: ${response.status}`);
  mkdirSync(queryShapesFolder, { recursive: true });
  writeFileSync(resolve(queryShapesFolder, `${name}.json`), await response.text());
}
