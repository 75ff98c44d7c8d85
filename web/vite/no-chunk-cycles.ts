import type { Plugin } from 'vite';

type Imports = ReadonlyMap<string, readonly string[]>;

/** Returns the chunks of a cycle of static imports, each before the one that it imports, or undefined. */
export function findCycle(imports: Imports): readonly string[] | undefined {
  const checked = new Set<string>();
  const from = (chunk: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(chunk)) return path.slice(path.indexOf(chunk));
    if (checked.has(chunk)) return undefined;
    for (const imported of imports.get(chunk) ?? []) {
      const cycle = from(imported, [...path, chunk]);
      if (cycle) return cycle;
    }
    checked.add(chunk);
    return undefined;
  };
  for (const chunk of imports.keys()) {
    const cycle = from(chunk, []);
    if (cycle) return cycle;
  }
  return undefined;
}

/**
 * Fails the build where chunks import each other: one of them runs before what it imports exists, which breaks a page only where
 * that chunk happens to load first.
 */
export const noChunkCycles = (): Plugin => ({
  name: 'no-chunk-cycles',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const cycle = findCycle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
    if (!cycle) return;
    const modules = chunks
      .filter(({ fileName }) => cycle.includes(fileName))
      .map(({ fileName, moduleIds }) => `${fileName}: ${moduleIds.join(', ')}`);
    this.error(`Chunks import each other: ${cycle.join(' -> ')}\n${modules.join('\n')}`);
  },
});
