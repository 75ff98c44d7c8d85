import { setTimeout as wait } from 'node:timers/promises';
import type { Response } from 'express';
import type { Api, FaultSettings } from './faults.ts';

/** A page in place of JSON, as a gateway in maintenance sends. */
const MAINTENANCE_PAGE =
  '<!DOCTYPE html><html><head><title>Maintenance</title></head><body><h1>We will be back soon.</h1></body></html>';

interface Call {
  api: Api;
  tranId: string | undefined;
  /** Performs the call and returns its response. */
  work(): object;
  /** Returns the response while the fault is `failed`; `work` by default. */
  reject?(): object;
}

/** Responds to a call of the shop's server, or fails as the API's fault says. */
export async function respondWithFaults(
  faults: FaultSettings,
  response: Response,
  call: Call,
): Promise<void> {
  const { slowMs } = faults.of(call.tranId);
  switch (faults.consume(call.api, call.tranId)) {
    case 'none':
      response.json(call.work());
      return;
    case 'down':
      response.destroy();
      return;
    case 'lost':
      call.work();
      response.destroy();
      return;
    case 'slow': {
      const answer = call.work();
      await wait(slowMs, undefined, { ref: false });
      if (!response.destroyed) response.json(answer);
      return;
    }
    case 'error':
      response.status(500).type('html').send('<h1>Internal Server Error</h1>');
      return;
    case 'html':
      response.type('html').send(MAINTENANCE_PAGE);
      return;
    case 'empty':
      response.type('json').send('');
      return;
    case 'failed':
      response.json((call.reject ?? call.work)());
      return;
  }
}
