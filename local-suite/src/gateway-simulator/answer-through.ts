import { setTimeout as wait } from 'node:timers/promises';
import type { Response } from 'express';
import type { Api, FaultBoard } from './faults.ts';

/** A page where JSON was expected, as a gateway in maintenance sends. */
const MAINTENANCE =
  '<!DOCTYPE html><html><head><title>Maintenance</title></head><body><h1>We will be back soon.</h1></body></html>';

interface Call {
  api: Api;
  tranId: string | undefined;
  /** Does what was asked and says so. */
  work(): object;
  /** The answer of an API that was told to say no. */
  refuse?(): object;
}

/** Answers a call of the shop's server, or breaks the answer as the switch for this API says. */
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
