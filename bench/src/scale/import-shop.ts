import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { addresses } from '@nargisus/local-suite/launcher';

/** Imports an export into the running emulator and returns the seconds. Without fetch, which times out after five minutes. */
export async function importShop(metadata: string): Promise<number> {
  const began = performance.now();
  const project = `projects/${addresses.projectId}`;
  const importing = request(`http://${addresses.hosts.firestore}/emulator/v1/${project}:import`, {
    method: 'POST',
  });
  importing.end(JSON.stringify({ database: `${project}/databases/(default)`, export_directory: metadata }));
  const [response] = (await once(importing, 'response')) as [IncomingMessage];
  const body = await text(response);
  if (response.statusCode !== 200) throw new Error(`The import failed: ${body}`);
  return (performance.now() - began) / 1000;
}
