import { setTimeout as wait } from 'node:timers/promises';
import type { Response } from 'express';
import type { Simulator } from './simulator.ts';

const BAD_GATEWAY_PAGE =
  '<!DOCTYPE html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

interface Answer {
  readonly status?: number;
  readonly body: unknown;
}

/**
 * Answers a call of the shop, or fails as the switch says.
 * @param work - performs the call
 */
export async function answerWithFaults(
  { settings }: Simulator,
  response: Response,
  kind: 'booking' | 'reading',
  work: () => Answer | Promise<Answer>,
): Promise<void> {
  const send = ({ status = 200, body }: Answer) => void response.status(status).json(body);
  switch (settings.consume(kind)) {
    case 'none':
      return send(await work());
    case 'reset':
      response.destroy();
      return;
    case 'lost':
      await work();
      response.destroy();
      return;
    case 'timeout':
      // The client gives up; the connection then closes.
      await work();
      return;
    case 'slow': {
      const answer = await work();
      await wait(settings.all.slowMs, undefined, { ref: false });
      if (!response.destroyed) send(answer);
      return;
    }
    case 'html':
      response.status(502).type('html').send(BAD_GATEWAY_PAGE);
      return;
    case 'refused':
      return send({ body: { status: 400, errors: { recipient_address: ['The address is not served.'] } } });
    case 'rate':
      response.status(429).set('Retry-After', '60').json({ message: 'Too Many Attempts.' });
      return;
  }
}
