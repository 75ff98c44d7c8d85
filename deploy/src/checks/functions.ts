import { unless, type Finding } from '../finding.ts';
import type { Checkout, FirebaseJson } from '../checkout.ts';
import type { Manifest } from '../manifest.ts';

/** Checks the regions: Firestore and Storage deliver events only to functions in their own region. */
export function checkRegions({ firestore, hosting }: FirebaseJson, { endpoints }: Manifest): Finding[] {
  const regions = [...new Set(Object.values(endpoints).flatMap(({ region }) => region))];
  const [region] = regions;
  const rewrites = hosting.rewrites.flatMap(({ source, function: target }) =>
    target ? [{ source, target }] : [],
  );
  return [
    ...unless(
      regions.length === 1,
      `The functions are in ${regions.length === 0 ? 'no region' : regions.join(' and ')}.`,
      'Give all of them the REGION of functions/src/function-options.ts, so that data, events and calls stay in one region.',
    ),
    ...unless(
      firestore.location === region,
      `firestore.location in firebase.json is ${firestore.location ?? 'not set'}, but the functions are in ${region}.`,
      `Set "location": "${region}" under "firestore". Without it the first deployment, even a dry run, creates the database in nam5, which cannot be changed.`,
    ),
    ...unless(
      rewrites.some(({ source }) => source === '/api/**'),
      'firebase.json sends /api/** to no function.',
      'Restore the rewrite of /api/** to the function api, before the one of **.',
    ),
    ...rewrites.flatMap(({ source, target }) => [
      ...unless(
        target.functionId in endpoints,
        `firebase.json sends ${source} to the function ${target.functionId}, which the build does not have.`,
        'Name a function that functions/src/index.ts exports, or rebuild.',
      ),
      ...unless(
        !(target.functionId in endpoints) || endpoints[target.functionId]!.region.includes(target.region),
        `firebase.json expects ${target.functionId} in ${target.region}, but it is in ${endpoints[target.functionId]?.region.join(', ')}.`,
        'Set the region of the rewrite to the function’s.',
      ),
    ]),
  ];
}

/**
 * Checks that the file has a line for every parameter and none for a secret. Without a terminal a deployment stops at the first
 * parameter that the file lacks, even one with a default.
 */
export function checkParameters(
  checkout: Checkout,
  { params, endpoints }: Manifest,
  { file }: { file: string },
): Finding[] {
  const values = checkout.variables(file);
  if (values === undefined)
    return unless(false, `${file} is missing.`, 'Write it as docs/deploy.md describes, step "Parameters".');
  const secrets = params.filter(({ type }) => type === 'secret').map(({ name }) => name);
  const plain = params.filter(({ type }) => type !== 'secret').map(({ name }) => name);
  const used = new Set(
    Object.values(endpoints).flatMap((it) => it.secretEnvironmentVariables?.map(({ key }) => key) ?? []),
  );
  return [
    ...plain.flatMap((name) =>
      unless(
        name in values,
        `${file} does not name ${name}.`,
        `Add a line ${name}=…, empty for its default: otherwise the deployment prompts for it, or stops.`,
      ),
    ),
    ...secrets.flatMap((name) => [
      ...unless(
        !(name in values),
        `${file} contains ${name}, which is a secret.`,
        `Remove the line, have its issuer replace the secret, and run npx firebase functions:secrets:set ${name}.`,
      ),
      ...unless(
        used.has(name),
        `No function has access to the secret ${name}.`,
        'Name it under "secrets" in the options of the function that needs it (functions/src/function-options.ts).',
      ),
    ]),
    ...Object.keys(values)
      .filter((name) => !plain.includes(name) && !secrets.includes(name))
      .flatMap((name) =>
        unless(
          false,
          `${file} contains ${name}, which no function declares.`,
          'Correct the name, or remove the line.',
        ),
      ),
  ];
}

/** Checks the lockfile of the upload: without one the cloud would choose the versions (docs/adr/0018). */
export function checkVersions(checkout: Checkout, { functions }: FirebaseJson): Finding[] {
  return functions.flatMap(({ source }) => {
    const [manifest, lock] = ['package.json', 'package-lock.json'].map((name) =>
      checkout.json(`${source}/${name}`),
    );
    if (!manifest!.ok) return [];
    const { dependencies = {} } = manifest!.value as PackageManifest;
    const { packages = {} } = (lock!.ok ? lock!.value : {}) as Lockfile;
    const unlocked = Object.keys(dependencies).filter(
      (name) => packages[`node_modules/${name}`]?.version !== dependencies[name],
    );
    return unless(
      lock!.ok && unlocked.length === 0,
      `${source}/package-lock.json does not lock ${unlocked.join(', ') || 'the packages'}.`,
      'Run npm ci && npm run build, which derives it from the tested package-lock.json.',
    );
  });
}

interface PackageManifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}
interface Lockfile {
  readonly packages?: Readonly<Record<string, { readonly version?: string }>>;
}

/** Checks that a deployment does not upload the files that the local stack writes beside the code. */
export function checkUpload({ functions }: FirebaseJson): Finding[] {
  return functions.flatMap(({ source, ignore }) =>
    unless(
      ignore.includes('.secret.local') && ignore.includes('node_modules'),
      `firebase.json would upload ${source}/.secret.local or node_modules.`,
      'Add node_modules, .git and .secret.local to "ignore" of the functions.',
    ),
  );
}
