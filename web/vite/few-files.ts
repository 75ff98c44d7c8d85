/** What the bundler tells of a file that it made. */
export interface BuiltFile {
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly isDynamicEntry: boolean;
  readonly facadeModuleId: string | null;
  /** Names of the files that it imports statically. */
  readonly imports: readonly string[];
  /** By their ids. */
  readonly modules: Readonly<Record<string, unknown>>;
  readonly code: string;
}

/** Lazily loaded files that cannot do without one, by the names of the first build. */
type Readers = Map<string, ReadonlySet<string>>;

interface SharedFile {
  /** What it was made of: names of the first build. */
  readonly parts: ReadonlySet<string>;
  readonly imports: ReadonlySet<string>;
  readonly readers: ReadonlySet<string>;
  readonly modules: readonly string[];
  /** Bytes of source. */
  readonly size: number;
}

/** What one more file costs a visit that asks for it, in bytes that it would rather load without a use for them. */
const PRICE_OF_A_FILE = 6_000;
/** Pages that load nearly as much as they may (scripts/size-budgets.ts), and what a byte for nothing weighs there. */
const FULL =
  /\/(home|products?|category|category-collection|new-arrivals|about|contact|not-found|user-profile)-page\.tsx$/;
const WEIGHT_IN_FULL = 10;

/**
 * Says which modules shall share a file, by the files of a first build. Left to itself the bundler makes one for each set of
 * pages that need the same, most of them smaller than what asking for them costs: checkout would fetch sixty. Two are put
 * together where that is cheaper for all who read them, and only where nobody has to fetch a third one for it: so files never
 * import each other in a ring either.
 * @returns the name of its file for each module that moves.
 */
export function fewFiles(built: readonly BuiltFile[]): ReadonlyMap<string, string> {
  const readers = readersOf(built);
  let files = sharedFiles(built, readers);
  for (let pair = bestPair(files, readers); pair; pair = bestPair(files, readers)) {
    const [one, other] = pair;
    const both = together(one, other);
    files = [...files.filter((file) => file !== one && file !== other), both];
    for (const part of both.parts) readers.set(part, both.readers);
  }
  const names = new Map<string, string>();
  for (const [at, { parts, modules }] of files.entries())
    if (parts.size > 1) for (const id of modules) names.set(id, `shared-${at}`);
  return names;
}

/** Of each file that does not come with every page. */
function readersOf(built: readonly BuiltFile[]): Readers {
  const importsOf = new Map(built.map(({ fileName, imports }) => [fileName, imports]));
  const reachedFrom = ({ fileName }: BuiltFile) => {
    const reached = new Set([fileName]);
    for (const name of reached) for (const next of importsOf.get(name) ?? []) reached.add(next);
    return reached;
  };
  const first = new Set(built.filter(({ isEntry }) => isEntry).flatMap((file) => [...reachedFrom(file)]));
  const readers = new Map<string, Set<string>>();
  for (const lazy of built.filter(({ isDynamicEntry }) => isDynamicEntry))
    for (const name of reachedFrom(lazy))
      if (!first.has(name))
        readers.set(name, (readers.get(name) ?? new Set()).add(lazy.facadeModuleId ?? lazy.fileName));
  return readers;
}

/** The lazily loaded modules themselves keep a file of their own. */
function sharedFiles(built: readonly BuiltFile[], readers: Readers): SharedFile[] {
  return built
    .filter(({ fileName, isDynamicEntry }) => readers.has(fileName) && !isDynamicEntry)
    .map(({ fileName, imports, modules, code }) => ({
      parts: new Set([fileName]),
      imports: new Set(imports.filter((name) => readers.has(name))),
      readers: readers.get(fileName)!,
      modules: Object.keys(modules),
      size: code.length,
    }));
}

function bestPair(files: readonly SharedFile[], readers: Readers): [SharedFile, SharedFile] | undefined {
  let best: [SharedFile, SharedFile] | undefined;
  let most = 0;
  for (const [at, one] of files.entries())
    for (const other of files.slice(at + 1)) {
      const gain = gainOf(one, other);
      if (gain <= most || !bringsNothingAlong(together(one, other), readers)) continue;
      best = [one, other];
      most = gain;
    }
  return best;
}

/** For all visits together, in bytes. */
function gainOf(one: SharedFile, other: SharedFile): number {
  const both = [...one.readers].filter((reader) => other.readers.has(reader)).length;
  return PRICE_OF_A_FILE * both - forNothing(one, other) - forNothing(other, one);
}

function forNothing(file: SharedFile, { readers }: SharedFile): number {
  const others = [...readers].filter((reader) => !file.readers.has(reader));
  return others.reduce((sum, reader) => sum + file.size * (FULL.test(reader) ? WEIGHT_IN_FULL : 1), 0);
}

const bringsNothingAlong = ({ imports, readers }: SharedFile, all: Readers) =>
  [...imports].every((name) => [...readers].every((reader) => all.get(name)!.has(reader)));

function together(one: SharedFile, other: SharedFile): SharedFile {
  const parts = new Set([...one.parts, ...other.parts]);
  return {
    parts,
    imports: new Set([...one.imports, ...other.imports].filter((name) => !parts.has(name))),
    readers: new Set([...one.readers, ...other.readers]),
    modules: [...one.modules, ...other.modules],
    size: one.size + other.size,
  };
}
