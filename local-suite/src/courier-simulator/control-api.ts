import express, { Router, type Request, type Response } from 'express';
import { act, ACTIONS, isAction } from './actions.ts';
import type { Consignment } from './consignment.ts';
import { parseSettings } from './settings.ts';
import type { Simulator } from './simulator.ts';

/** Lets tests control the courier; the real one has none of it (README.md). */
export function controlApi(simulator: Simulator, clearCache: () => void): Router {
  const { clock, ledger, lockout, settings, webhooks } = simulator;
  const router = Router();
  router.use(express.json());

  router
    .route('/settings')
    .get((_request, response) => void response.json(settings.all))
    .put((request, response) => {
      const changes = parseSettings(request.body);
      if (typeof changes === 'string') return void response.status(400).json({ message: changes });
      settings.put(changes);
      response.json(settings.all);
    })
    .delete((_request, response) => {
      settings.reset();
      lockout.reset();
      clearCache();
      response.status(204).end();
    });

  router.route('/clock').put((request, response) => {
    const { speed, advanceMs } = (request.body ?? {}) as { speed?: unknown; advanceMs?: unknown };
    const isValid = [speed, advanceMs].every((it) => it === undefined || (typeof it === 'number' && it >= 0));
    if (!isValid)
      return void response.status(400).json({ message: 'Send speed or advanceMs, zero or more.' });
    if (typeof speed === 'number') clock.setSpeed(speed);
    if (typeof advanceMs === 'number') clock.advance(advanceMs);
    response.json({ now: new Date(clock.now()).toISOString(), speed: clock.speed });
  });

  router
    .route('/consignments')
    .get((_request, response) => void response.json(ledger.consignments))
    .delete((_request, response) => {
      ledger.clear();
      ledger.save();
      webhooks.clear();
      clock.clear();
      clearCache();
      response.status(204).end();
    });
  router.get(
    '/consignments/:invoice',
    withConsignment(simulator, (consignment, _request, response) => void response.json(consignment)),
  );
  router.post(
    '/consignments/:invoice',
    withConsignment(simulator, async (consignment, request, response) => {
      const { action, collected, text } = (request.body ?? {}) as Record<string, unknown>;
      if (!isAction(action)) {
        return void response
          .status(400)
          .json({ message: `action is one of ${Object.keys(ACTIONS).join(', ')}.` });
      }
      await act(simulator, consignment, action, {
        ...(typeof collected === 'number' && { collected }),
        ...(typeof text === 'string' && { text }),
      });
      response.json(consignment);
    }),
  );

  router.post('/payouts', (request, response) => {
    const { invoices } = (request.body ?? {}) as { invoices?: string[] };
    const payout = ledger.payOut(clock.now(), settings.all.statement, invoices);
    ledger.save();
    response.json(payout ?? null);
  });

  router.get('/webhooks', (_request, response) => void response.json(webhooks.sent));
  router.post('/webhooks/:key', async (request, response) => {
    const isKnown = await webhooks.resend(String(request.params['key']));
    response.status(isKnown ? 204 : 404).end();
  });
  return router;
}

function withConsignment(
  { ledger }: Simulator,
  handle: (consignment: Consignment, request: Request, response: Response) => void | Promise<void>,
) {
  return async (request: Request, response: Response) => {
    const consignment = ledger.byInvoice(String(request.params['invoice']));
    if (consignment) await handle(consignment, request, response);
    else response.status(404).json({ message: 'There is no such parcel.' });
  };
}
