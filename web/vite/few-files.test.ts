import { describe, expect, test } from 'vitest';
import { fewFiles, type BuiltFile } from './few-files.ts';

type Given = Partial<BuiltFile> & { size?: number };

/** What the bundler would tell, with one module in each file, named as the file. */
const built = (files: Record<string, Given>): BuiltFile[] =>
  Object.entries(files).map(([fileName, { size = 100, ...given }]) => ({
    fileName,
    isEntry: false,
    isDynamicEntry: false,
    facadeModuleId: given.isDynamicEntry ? fileName : null,
    imports: [],
    modules: { [fileName]: {} },
    code: '-'.repeat(size),
    ...given,
  }));

const ENTRY = { isEntry: true, imports: ['always'] };
const lazy = (...imports: string[]) => ({ isDynamicEntry: true, imports: ['always', ...imports] });

/** Names of modules that come together, as they were given. */
function together(files: Record<string, Given>): string[][] {
  const groups = new Map<string, string[]>();
  for (const [id, name] of fewFiles(built(files))) groups.set(name, [...(groups.get(name) ?? []), id].sort());
  return [...groups.values()];
}

describe('files that are put together', () => {
  test('small ones that the same pages read, or nearly the same', () => {
    const files = {
      entry: ENTRY,
      always: {},
      a: lazy('x', 'y', 'z'),
      b: lazy('x', 'y', 'z'),
      c: lazy('x', 'y'),
      x: {},
      y: {},
      z: {},
    };
    expect(together(files)).toEqual([['x', 'y', 'z']]);
  });

  test('not one that nobody reads beside the other', () => {
    const files = {
      entry: ENTRY,
      always: {},
      a: lazy('x'),
      b: lazy('x'),
      c: lazy('y'),
      d: lazy('y'),
      x: {},
      y: {},
    };
    expect(together(files)).toEqual([]);
  });

  test('not one that is more for a page to load than to ask for', () => {
    const files = (size: number) => ({
      entry: ENTRY,
      always: {},
      a: lazy('x', 'y'),
      b: lazy('x', 'y'),
      c: lazy('x'),
      x: {},
      y: { size },
    });
    expect(together(files(11_999))).toEqual([['x', 'y']]);
    expect(together(files(12_001))).toEqual([]);
  });

  test('not where a page that is nearly full would load for nothing what others would', () => {
    const files = (page: string) => ({
      entry: ENTRY,
      always: {},
      a: lazy('x', 'y'),
      b: lazy('x', 'y'),
      [page]: lazy('x'),
      x: {},
      y: { size: 2_000 },
    });
    expect(together(files('/pages/login-page.tsx'))).toEqual([['x', 'y']]);
    expect(together(files('/pages/home-page.tsx'))).toEqual([]);
  });

  test('not where somebody would have to fetch a third one for it', () => {
    const files = {
      entry: ENTRY,
      always: {},
      a: lazy('x', 'y'),
      b: lazy('x', 'y'),
      c: lazy('x'),
      x: {},
      y: { imports: ['big'] },
      big: { isDynamicEntry: true },
    };
    expect(together(files)).toEqual([]);
  });

  test('nothing of what every page has, and no lazily loaded one itself', () => {
    const files = {
      entry: { isEntry: true, imports: ['always', 'also'] },
      always: {},
      also: {},
      a: lazy('b', 'x'),
      b: lazy('x', 'y'),
      x: {},
      y: {},
    };
    expect(together(files)).toEqual([['x', 'y']]);
  });
});
