import { readFileSync } from 'node:fs';

interface Chunk {
  file: string;
  imports?: string[];
}

/** Of the build in that folder: the files of a module and of all it imports statically, what is imported first. */
export function chunksOf(dist: URL): (module: string) => Set<string> {
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8')) as Record<
    string,
    Chunk
  >;
  return (module) => {
    const files = new Set<string>();
    const seen = new Set<string>();
    visit(module);
    return files;

    function visit(name: string): void {
      if (seen.has(name)) return;
      seen.add(name);
      const chunk = manifest[name];
      // A module that is gone must not measure as nothing.
      if (!chunk) throw new Error(`The build has no chunk for ${name}; see web/scripts`);
      for (const imported of chunk.imports ?? []) visit(imported);
      files.add(chunk.file);
    }
  };
}
