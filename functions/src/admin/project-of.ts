/**
 * Returns the project that a command names. A person's credentials do not name the project whose quota their calls
 * use, and Identity Toolkit rejects calls without one
 * (https://cloud.google.com/docs/authentication/adc-troubleshooting/user-creds): it is the same project, unless
 * GOOGLE_CLOUD_QUOTA_PROJECT names another.
 *
 * @throws Error that explains how to name one
 */
export function projectOf(args: readonly string[]): string {
  const flag = args.indexOf('--project');
  const project = flag >= 0 ? args[flag + 1] : process.env.GCLOUD_PROJECT;
  if (!project) throw new Error('Which project? Give --project ID, or --local for the local suite');
  process.env.GOOGLE_CLOUD_QUOTA_PROJECT ??= project;
  return project;
}
