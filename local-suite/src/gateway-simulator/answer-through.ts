import { setTimeout as wait } from 'node:timers/promises';
import type { Response } from 'express';
import type { Api, FaultBoard } from './faults.ts';

/** A page in place of JSON, as a gateway in maintenance sends. */
const MAINTENANCE =
  '<!DOCTYPE html><html><head><title>Maintenance</title></head><body><h1>We will be back soon.</h1></body></html>';

interface Call {
  api: Api;
  tranId: string | undefined;
  /** Performs the call and returns its response. */
  work(): object;
  /** The response of an API that is set to reject. */
  refuse?(): object;
}

/** Responds to a call of the shop's server, or breaks the response as this API's fault says. */
export async function answerThrough(board: FaultBoard, response: Response, call: Call): Promise<void> {
  const { slowMs } = board.of(call.tranId);
  switch (board.strike(call.api, call.tranId)) {
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
      response.type('html').send(MAINTENANCE);
      return;
    case 'empty':
      response.type('json').send('');
      return;
    case 'failed':
      response.json((call.refuse ?? call.work)());
      return;
  }
}
