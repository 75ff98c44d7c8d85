/** The project a command means. @throws Error that says how to name one. */
export function projectOf(args: readonly string[]): string {
  const flag = args.indexOf('--project');
  const project = flag >= 0 ? args[flag + 1] : process.env.GCLOUD_PROJECT;
  if (!project) throw new Error('Which project? Give --project ID, or --local for the local suite');
  return project;
}
