import { unless, type Finding } from '../finding.ts';
import type { Manifest } from '../manifest.ts';

/** The manifest's fields that limit a function's cost and permissions. */
const BOUNDS = ['maxInstances', 'concurrency', 'availableMemoryMb', 'serviceAccountEmail'] as const;

interface Settings {
  /** The values in the parameter file. */
  readonly values: Readonly<Record<string, string>>;
  readonly file: string;
}

/**
 * Checks that every function has its limits and a service account. Without limits an event loop has no maximum cost; without
 * an account a function has every permission in the project.
 */
export function checkBounds({ endpoints }: Manifest): Finding[] {
  return Object.entries(endpoints).flatMap(([name, endpoint]) => {
    const missing = BOUNDS.filter((bound) => !endpoint[bound]);
    return unless(
      missing.length === 0,
      `The function ${name} has no ${missing.join(', ')}.`,
      'Restore setGlobalOptions in functions/src/function-options.ts, or give the function its own.',
    );
  });
}

/** Checks that each duty has its own account in this project. An empty value is the default account, which has every permission. */
export function checkAccounts({ values, file, project }: Settings & { readonly project: string }): Finding[] {
  const isOurs = (account: string) =>
    account.endsWith(`@${project}.iam.gserviceaccount.com`) && /^[a-z][a-z0-9-]{4,28}[a-z0-9]@/.test(account);
  const accounts = Object.entries(values).filter(([name]) => name.endsWith('_SERVICE_ACCOUNT'));
  const shared = accounts.filter(([, account]) => accounts.filter(([, it]) => it === account).length > 1);
  return [
    ...accounts.flatMap(([name, account]) =>
      unless(
        isOurs(account.trim()),
        `${name} in ${file} is "${account}", which is not a service account of ${project}.`,
        'Create the accounts of docs/deploy.md, step 1, and name each in full.',
      ),
    ),
    ...unless(
      shared.length === 0,
      `${shared.map(([name]) => name).join(' and ')} in ${file} are the same account.`,
      'Give each duty an account of its own (docs/deploy.md), so that no function has another’s permissions.',
    ),
  ];
}

/** Checks the number of instances and the network that their calls leave from. */
export function checkSize({ values, file }: Settings): Finding[] {
  const [min, max] = ['MIN_INSTANCES', 'MAX_INSTANCES'].map((name) => Number(values[name] || NaN));
  const hasNetwork = Boolean(values['EGRESS_NETWORK']?.trim());
  const hasSubnetwork = Boolean(values['EGRESS_SUBNETWORK']?.trim());
  return [
    ...unless(
      Number.isInteger(max) && max! >= 1 && Number.isInteger(min) && min! >= 0 && min! <= max!,
      `MIN_INSTANCES and MAX_INSTANCES in ${file} are "${values['MIN_INSTANCES']}" and "${values['MAX_INSTANCES']}".`,
      'Write whole numbers: 0 or more kept warm, and at most MAX_INSTANCES (10 on a new billing account).',
    ),
    ...unless(
      hasNetwork === hasSubnetwork,
      `${file} names only one of EGRESS_NETWORK and EGRESS_SUBNETWORK: calls to the gateway would leave from any address.`,
      'Set both (docs/deploy.md, step 5) or neither.',
    ),
  ];
}
