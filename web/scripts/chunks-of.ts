import { readFileSync } from 'node:fs';

/** The module that imports the pages of accounts, whose names no first load has. */
export const ACCOUNT_PAGES = 'src/app/account-pages.ts';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/**
 * Returns a function that lists the files of a module in the build in `dist`: its own file and those of its static
 * imports, imports first.
 */
export const chunksOf = (dist: URL) => filesOf(dist, ({ file }) => [file]);

/** Returns a function that lists the style sheets of the same chunks. */
export const styleSheetsOf = (dist: URL) => filesOf(dist, ({ css = [] }) => css);

/** Returns the pages that ACCOUNT_PAGES imports, by their modules. */
export const accountPagesOf = (dist: URL) => new Set(readManifest(dist)[ACCOUNT_PAGES]?.dynamicImports);

const readManifest = (dist: URL) =>
  JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8')) as Record<string, Chunk>;

function filesOf(dist: URL, of: (chunk: Chunk) => readonly string[]): (module: string) => Set<string> {
  const manifest = readManifest(dist);
  return (module) => {
    const files = new Set<string>();
    const seen = new Set<string>();
    visit(module);
    return files;

    function visit(name: string): void {
      if (seen.has(name)) return;
      seen.add(name);
      const chunk = manifest[name];
      // A renamed module must not count as zero bytes.
      if (!chunk) throw new Error(`The build has no chunk for ${name}; see web/scripts`);
      for (const imported of chunk.imports ?? []) visit(imported);
      for (const file of of(chunk)) files.add(file);
    }
  };
}
