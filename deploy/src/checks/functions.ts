import { unless, type Finding } from '../finding.ts';
import type { Checkout, FirebaseJson } from '../checkout.ts';
import type { Manifest } from '../manifest.ts';

/** Firestore's and Storage's events come only to functions of their own region. */
export function checkRegions({ firestore, hosting }: FirebaseJson, { endpoints }: Manifest): Finding[] {
  const regions = [...new Set(Object.values(endpoints).flatMap(({ region }) => region))];
  const [region] = regions;
  const rewrites = hosting.rewrites.flatMap(({ source, function: target }) =>
    target ? [{ source, target }] : [],
  );
  return [
    ...unless(
      regions.length === 1,
      `The functions stand in ${regions.length === 0 ? 'no region' : regions.join(' and ')}.`,
      'Give all of them the REGION of functions/src/function-options.ts: data, events and calls stay in one place then.',
    ),
    ...unless(
      firestore.location === region,
      `firebase.json says firestore.location is ${firestore.location ?? 'nothing'}, the functions stand in ${region}.`,
      `Set "location": "${region}" under "firestore". Without it the first deployment, even a dry run, makes the database in nam5, for ever.`,
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
        'Name a function that functions/src/index.ts exports, or build again.',
      ),
      ...unless(
        !(target.functionId in endpoints) || endpoints[target.functionId]!.region.includes(target.region),
        `firebase.json looks for ${target.functionId} in ${target.region}; it stands in ${endpoints[target.functionId]?.region.join(', ')}.`,
        'Make the region of the rewrite the function’s.',
      ),
    ]),
  ];
}

/** Every parameter needs a value in the file: without a terminal a deployment stops at the first that has none, default or not. */
export function checkParameters(
  checkout: Checkout,
  { params, endpoints }: Manifest,
  { file }: { file: string },
): Finding[] {
  const values = checkout.variables(file);
  if (values === undefined)
    return unless(false, `${file} is missing.`, 'Write it as docs/deploy.md says, step "Parameters".');
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
        `Add a line ${name}=…, empty where you want its default: a deployment asks for it otherwise, or stops.`,
      ),
    ),
    ...secrets.flatMap((name) => [
      ...unless(
        !(name in values),
        `${file} holds ${name}, which is a secret.`,
        `Take the line out, run npx firebase functions:secrets:set ${name}, and get a new one where it came from.`,
      ),
      ...unless(
        used.has(name),
        `No function is given the secret ${name}.`,
        'Name it under "secrets" in the options of the function that needs it (functions/src/function-options.ts).',
      ),
    ]),
    ...Object.keys(values)
      .filter((name) => !plain.includes(name) && !secrets.includes(name))
      .flatMap((name) =>
        unless(
          false,
          `${file} holds ${name}, which no function asks for.`,
          'Correct the name, or take the line out.',
        ),
      ),
  ];
}

/** Without a lock the cloud would choose what our packages need by itself (docs/adr/0018). */
export function checkVersions(checkout: Checkout, { functions }: FirebaseJson): Finding[] {
  return functions.flatMap(({ source }) => {
    const [manifest, lock] = ['package.json', 'package-lock.json'].map((name) =>
      checkout.json(`${source}/${name}`),
    );
    if (!manifest!.ok) return [];
    const { dependencies = {} } = manifest!.value as Asked;
    const { packages = {} } = (lock!.ok ? lock!.value : {}) as Locked;
    const unlocked = Object.keys(dependencies).filter(
      (name) => packages[`node_modules/${name}`]?.version !== dependencies[name],
    );
    return unless(
      lock!.ok && unlocked.length === 0,
      `${source}/package-lock.json does not say which ${unlocked.join(', ') || 'packages'} to install.`,
      'Run npm ci && npm run build: it comes out of the package-lock.json that was tested.',
    );
  });
}

interface Asked {
  readonly dependencies?: Readonly<Record<string, string>>;
}
interface Locked {
  readonly packages?: Readonly<Record<string, { readonly version?: string }>>;
}

/** What the local suite leaves beside the code must not be uploaded. */
export function checkUpload({ functions }: FirebaseJson): Finding[] {
  return functions.flatMap(({ source, ignore }) =>
    unless(
      ignore.includes('.secret.local') && ignore.includes('node_modules'),
      `firebase.json would upload ${source}/.secret.local or node_modules.`,
      'Put node_modules, .git and .secret.local under "ignore" of the functions.',
    ),
  );
}
