import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { addresses } from '@nargisus/local-suite/launcher';

/** Imports an export into the running emulator and returns the seconds. Not with fetch, which times out after five minutes. */
export async function readIn(metadata: string): Promise<number> {
  const began = performance.now();
  const project = `projects/${addresses.projectId}`;
  const call = request(`http://${addresses.hosts.firestore}/emulator/v1/${project}:import`, {
    method: 'POST',
  });
  call.end(JSON.stringify({ database: `${project}/databases/(default)`, export_directory: metadata }));
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  const said = await text(answer);
  if (answer.statusCode !== 200) throw new Error(`The shop could not be read in: ${said}`);
  return (performance.now() - began) / 1000;
}
