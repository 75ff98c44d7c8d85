/**
 * The gcloud commands of the pages, with their flags, from https://cloud.google.com/sdk/gcloud/reference in November 2026.
 * gcloud is not installed where the tests run, so a new command is looked up there and added here.
 */
export const GCLOUD_COMMANDS: Readonly<Record<string, readonly string[]>> = {
  'auth application-default login': [],
  'auth login': [],
  'beta monitoring channels create': ['--display-name', '--type', '--channel-labels'],
  'compute addresses create': ['--region'],
  'compute addresses describe': ['--region'],
  'compute addresses list': ['--filter'],
  'compute networks create': ['--subnet-mode'],
  'compute networks subnets create': [
    '--network',
    '--region',
    '--range',
    '--enable-private-ip-google-access',
  ],
  'compute routers create': ['--network', '--region'],
  'compute routers nats create': [
    '--router',
    '--region',
    '--nat-all-subnet-ip-ranges',
    '--nat-external-ip-pool',
  ],
  'iam service-accounts add-iam-policy-binding': ['--role', '--member'],
  'iam service-accounts create': ['--display-name'],
  'iam service-accounts list': ['--filter'],
  'iam workload-identity-pools create': ['--location', '--display-name'],
  'iam workload-identity-pools providers create-oidc': [
    '--location',
    '--workload-identity-pool',
    '--issuer-uri',
    '--attribute-mapping',
    '--attribute-condition',
  ],
  'logging buckets update': ['--location', '--retention-days'],
  'logging metrics create': ['--config-from-file'],
  'logging read': ['--limit', '--freshness', '--format'],
  'logging sinks update': ['--add-exclusion', '--remove-exclusions', '--update-exclusion'],
  'monitoring policies create': ['--policy-from-file', '--notification-channels'],
  'monitoring policies list': ['--filter', '--format'],
  'monitoring uptime create': [
    '--resource-type',
    '--resource-labels',
    '--path',
    '--protocol',
    '--period',
    '--validate-ssl',
  ],
  'org-policies reset': [],
  'projects add-iam-policy-binding': ['--member', '--role', '--condition'],
  'projects describe': ['--format'],
  'projects get-iam-policy': ['--flatten', '--filter', '--format'],
  'resource-manager org-policies describe': ['--effective'],
  'services enable': [],
  'storage buckets create': ['--location', '--uniform-bucket-level-access'],
  'storage buckets update': ['--lifecycle-file', '--soft-delete-duration', '--versioning'],
  'storage cp': [],
  'storage restore': ['--async'],
  'storage rsync': ['--exclude', '--recursive', '--delete-unmatched-destination-objects'],
};

/** Flags of every gcloud command. */
export const GCLOUD_WIDE_FLAGS: readonly string[] = ['--project', '--format', '--quiet', '--account'];
