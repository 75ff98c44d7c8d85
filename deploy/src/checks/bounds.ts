import { unless, type Finding } from '../finding.ts';
import type { Manifest } from '../manifest.ts';

/** What bounds a function's bill and its powers, as the manifest names it. */
const BOUNDS = ['maxInstances', 'concurrency', 'availableMemoryMb', 'serviceAccountEmail'] as const;

interface Settings {
  /** Of the parameters' file. */
  readonly values: Readonly<Record<string, string>>;
  readonly file: string;
}

/** A function without a bound costs what a loop of events costs; one without an account may do everything in the project. */
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

/** One account for each duty, in this project; an empty value is the default account, which may do everything. */
export function checkAccounts({ values, file, project }: Settings & { readonly project: string }): Finding[] {
  const isOurs = (account: string) =>
    account.endsWith(`@${project}.iam.gserviceaccount.com`) && /^[a-z][a-z0-9-]{4,28}[a-z0-9]@/.test(account);
  const accounts = Object.entries(values).filter(([name]) => name.endsWith('_SERVICE_ACCOUNT'));
  const shared = accounts.filter(([, account]) => accounts.filter(([, it]) => it === account).length > 1);
  return [
    ...accounts.flatMap(([name, account]) =>
      unless(
        isOurs(account.trim()),
        `${name} in ${file} is "${account}", which is no service account of ${project}.`,
        'Make the accounts of docs/deploy.md, step 1, and name each in full.',
      ),
    ),
    ...unless(
      shared.length === 0,
      `${shared.map(([name]) => name).join(' and ')} in ${file} are one account.`,
      'Give each duty its own, as docs/deploy.md says: what one function may do, the other may then not.',
    ),
  ];
}

/** How many instances there are, and where their calls leave from. */
export function checkSize({ values, file }: Settings): Finding[] {
  const [least, most] = ['MIN_INSTANCES', 'MAX_INSTANCES'].map((name) => Number(values[name] || NaN));
  const hasNetwork = Boolean(values['EGRESS_NETWORK']?.trim());
  const hasSubnetwork = Boolean(values['EGRESS_SUBNETWORK']?.trim());
  return [
    ...unless(
      Number.isInteger(most) && most! >= 1 && Number.isInteger(least) && least! >= 0 && least! <= most!,
      `MIN_INSTANCES and MAX_INSTANCES in ${file} are "${values['MIN_INSTANCES']}" and "${values['MAX_INSTANCES']}".`,
      'Write whole numbers: 0 or more kept warm, and at most MAX_INSTANCES (10 on a new billing account).',
    ),
    ...unless(
      hasNetwork === hasSubnetwork,
      `${file} names only one of EGRESS_NETWORK and EGRESS_SUBNETWORK: calls to the gateway would leave from any address.`,
      'Set both, as docs/deploy.md, step 5, says, or neither.',
    ),
  ];
}
