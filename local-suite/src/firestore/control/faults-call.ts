import { invalidArgument } from '../engine/firestore-error.ts';
import type { HttpExchange } from '../transport/http/http-exchange.ts';
import type { FaultRequest, FaultInjection } from '../transport/fault-injection.ts';

const NUMBERS = ['refuseMs', 'delayMs', 'breakAnswers'];

/**
 * Applies a fault request (POST), removes all faults (DELETE) or reports (GET); each answers how often each
 * fault occurred.
 */
export async function handleFaultsCall(
  faults: FaultInjection,
  exchange: HttpExchange,
  body: unknown,
): Promise<void> {
  if (exchange.method === 'DELETE') faults.reset();
  else if (exchange.method === 'POST') await faults.apply(parseFaults(body));
  // This call's connection is exempt from faults, so no other request may use it.
  exchange.response.setHeader('connection', 'close');
  exchange.json(200, faults.status());
}

function parseFaults(body: unknown): FaultRequest {
  if (typeof body !== 'object' || body === null) throw invalidArgument('Send a JSON object.');
  for (const [name, value] of Object.entries(body)) {
    if (name === 'cut' ? typeof value !== 'boolean' : !NUMBERS.includes(name)) {
      throw invalidArgument(`${name}: there are cut (true or false), ${NUMBERS.join(', ')}.`);
    }
    if (name !== 'cut' && (!Number.isInteger(value) || (value as number) < 0)) {
      throw invalidArgument(`${name} is a whole number, zero or more.`);
    }
  }
  return body;
}
