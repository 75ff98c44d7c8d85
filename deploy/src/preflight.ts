import { checkAnalytics } from './checks/analytics.ts';
import { checkAppCheck } from './checks/app-check.ts';
import { checkIndexes, checkRules } from './checks/data.ts';
import { checkAccounts, checkBounds, checkSize } from './checks/bounds.ts';
import { checkParameters, checkRegions, checkUpload, checkVersions } from './checks/functions.ts';
import { checkExternalServices } from './checks/external-services.ts';
import { checkPolicy } from './checks/policy.ts';
import { checkProject } from './checks/project.ts';
import { checkWebBuild } from './checks/web-build.ts';
import { checkWebConfig } from './checks/web-config.ts';
import type { Checkout, FirebaseJson } from './checkout.ts';
import { unless, type Finding } from './finding.ts';
import { manifestOf, type Manifest } from './manifest.ts';

/** The result of a preflight. */
export interface Preflight {
  readonly findings: readonly Finding[];
  /** The names of the secrets that the functions declare; empty if the functions cannot be loaded. */
  readonly secrets: readonly string[];
}

interface Options {
  readonly project: string | undefined;
  /** Whether the shop is a trial shop with the gateway's sandbox. */
  readonly sandbox: boolean;
  /** The functions' manifest; loaded if omitted. Loading takes a second, so tests load it once. */
  readonly manifest?: Manifest | undefined;
}

/** Runs every check that needs only the checkout, no account. */
export async function preflight(
  checkout: Checkout,
  { project, sandbox, manifest: known }: Options,
): Promise<Preflight> {
  const findings = checkProject(checkout, project);
  const read = checkout.firebaseJson();
  if (!read.ok) {
    return { findings: [...findings, { what: `${read.why}.`, remedy: 'Correct the file.' }], secrets: [] };
  }
  const config = read.value;
  findings.push(...checkRules(checkout, config), ...checkIndexes(checkout, config), ...checkUpload(config));
  const built = checkFunctionsBuild(checkout, config);
  findings.push(...built, ...checkVersions(checkout, config));
  const { configDir, source } = config.functions[0]!;
  const file = `${configDir ?? source}/.env.${project ?? ''}`;
  const values = project === undefined ? undefined : checkout.variables(file);
  const manifest =
    known ?? (built.length === 0 ? await loadManifest(checkout, { source, values, findings }) : undefined);
  if (manifest) findings.push(...checkRegions(config, manifest), ...checkBounds(manifest));
  if (project !== undefined) {
    if (manifest) findings.push(...checkParameters(checkout, manifest, { file }));
    if (values) {
      findings.push(...checkAccounts({ values, file, project }), ...checkSize({ values, file }));
      findings.push(...checkExternalServices({ values, file, sandbox }));
      findings.push(...checkAppCheck(checkout, { values, file }));
    }
    findings.push(...checkWebConfig(checkout, project), ...checkWebBuild(checkout, config, project));
  }
  findings.push(...checkPolicy(checkout, config), ...checkAnalytics(checkout, config));
  const secrets = manifest?.params.filter(({ type }) => type === 'secret').map(({ name }) => name);
  return { findings, secrets: secrets ?? [] };
}

function checkFunctionsBuild(checkout: Checkout, { functions }: FirebaseJson): Finding[] {
  const { source } = functions[0]!;
  const main = checkout.at(source, 'index.js');
  if (checkout.text(`${source}/index.js`) === undefined)
    return unless(false, `${source}/index.js is missing.`, 'Run npm run build.');
  const sources = [...checkout.files('functions/src'), ...checkout.files('domain/src')].filter(
    (file) => !/\.test\.ts$/.test(file),
  );
  return unless(
    checkout.newest([main]) >= checkout.newest(sources),
    `${source} is older than functions/src or domain/src.`,
    'Run npm run build.',
  );
}

/** Loads the functions' manifest; adds a finding and returns undefined if they cannot be loaded. */
async function loadManifest(
  checkout: Checkout,
  {
    source,
    values,
    findings,
  }: { source: string; values: Record<string, string> | undefined; findings: Finding[] },
): Promise<Manifest | undefined> {
  try {
    return await manifestOf(checkout.at(source), values);
  } catch (cause) {
    findings.push({
      what: `${source} cannot be loaded: ${(cause as Error).message}.`,
      remedy: 'Run npm ci && npm run build; if the error remains, npm start shows more of it.',
    });
    return undefined;
  }
}
