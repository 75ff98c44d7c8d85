import { addresses } from '@nargisus/local-suite/launcher';

/** Documents read by anybody since the suite started, as the cloud would bill them. */
export async function readsSoFar(): Promise<number> {
  const { hosts, projectId } = addresses;
  const answer = await fetch(`http://${hosts.firestore}/emulator/v1/projects/${projectId}/usage`);
  return ((await answer.json()) as { reads: number }).reads;
}
