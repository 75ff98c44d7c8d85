interface Locked {
  readonly version?: string;
  readonly dependencies?: Versions;
  readonly optionalDependencies?: Versions;
  readonly peerDependencies?: Versions;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}
type Versions = Readonly<Record<string, string>>;
/** Packages by the folder they are installed in, as in package-lock.json. */
type Packages = Readonly<Record<string, Locked>>;

export interface DeployedManifest {
  readonly name: string;
  readonly engines: Versions;
  readonly dependencies: Versions;
}

/**
 * Returns the package-lock.json of the deployment, derived from the workspaces' lock (docs/adr/0018), so that the
 * cloud installs exactly the packages that were tested. npm locks all workspaces together and cannot export one.
 *
 * @param workspace - the workspace whose dependencies are locked
 */
export function deployedLock(packages: Packages, manifest: DeployedManifest, workspace: string) {
  /** Where each package is installed in the deployment, and where it is here. */
  const placed = new Map([['', workspace]]);
  // Added packages are visited later: a package's dependencies are placed before the dependencies of those.
  for (const [at, here] of placed) {
    const needs = here === workspace ? Object.keys(manifest.dependencies) : neededBy(packages[here]!);
    for (const name of needs) {
      const wanted = found(packages, here, name);
      if (wanted === undefined) throw new Error(`package-lock.json has no ${name}, which ${here} needs`);
      const already = foundPlace((place) => placed.has(place), at, name);
      if (already !== undefined && placed.get(already) === wanted) continue;
      placed.set(inside(already === undefined ? '' : at, name), wanted);
    }
  }
  placed.delete('');
  const { name, engines, dependencies } = manifest;
  const root = { name, dependencies, engines };
  const all = [...placed].toSorted().map(([at, here]) => [at, packages[here]!] as const);
  return { name, lockfileVersion: 3, requires: true, packages: { '': root, ...Object.fromEntries(all) } };
}

function neededBy({
  dependencies,
  optionalDependencies,
  peerDependencies,
  peerDependenciesMeta,
}: Locked): string[] {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return Object.keys({ ...dependencies, ...optionalDependencies }).concat(peers);
}

const found = (packages: Packages, from: string, name: string) =>
  foundPlace((place) => place in packages, from, name);

/** Resolves a package as Node does: in the folder itself, then in each parent. */
function foundPlace(has: (place: string) => boolean, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = around(folder)) {
    const place = inside(folder, name);
    if (has(place)) return place;
    if (folder === '') return undefined;
  }
}

const inside = (folder: string, name: string) => `${folder && `${folder}/`}node_modules/${name}`;
const around = (folder: string) => folder.slice(0, Math.max(folder.lastIndexOf('node_modules') - 1, 0));
