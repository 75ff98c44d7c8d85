import { readFileSync } from 'node:fs';

interface Chunk {
  file: string;
  imports?: string[];
}

/** Of the build in that folder: the files of a module and of all it imports statically. */
export function chunksOf(dist: URL): (module: string) => Set<string> {
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8')) as Record<
    string,
    Chunk
  >;
  return filesOf;

  function filesOf(module: string, found = new Set<string>()): Set<string> {
    const chunk = manifest[module];
    // A module that is gone must not measure as nothing.
    if (!chunk) throw new Error(`The build has no chunk for ${module}; see web/scripts`);
    if (found.has(chunk.file)) return found;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) filesOf(imported, found);
    return found;
  }
}
