import express, { Router, type Response } from 'express';
import { act, isAction } from './actions.ts';
import { merchantPage } from './pages/merchant-page.ts';
import { trackingPage, unknownParcelPage } from './pages/tracking-page.ts';
import { parseSettings } from './settings.ts';
import type { Simulator } from './simulator.ts';

/** The merchant's page at /, its buttons, and the receiver's page at /t/{code}. */
export function merchantRoutes(simulator: Simulator): Router {
  const { ledger, settings, webhooks, clock } = simulator;
  const router = Router();
  const form = express.urlencoded({ extended: false });

  router.get('/', (_request, response) => send(response, 200, merchantPage(simulator)));
  router.post('/parcels/:invoice', form, async (request, response) => {
    const consignment = ledger.byInvoice(String(request.params.invoice));
    const { action, collected, text } = (request.body ?? {}) as Record<string, string | undefined>;
    if (consignment && isAction(action)) {
      await act(simulator, consignment, action, {
        ...(collected && { collected: Number(collected) }),
        ...(text && { text }),
      });
    }
    response.redirect(303, '/');
  });
  router.post('/settings', form, (request, response) => {
    const changes = parseSettings({ ...(request.body as object) });
    if (typeof changes !== 'string') settings.put(changes);
    response.redirect(303, '/');
  });
  router.post('/payouts', (_request, response) => {
    ledger.payOut(clock.now(), settings.all.statement);
    ledger.save();
    response.redirect(303, '/');
  });
  router.post('/webhooks/:key', async (request, response) => {
    await webhooks.resend(String(request.params.key));
    response.redirect(303, '/');
  });
  router.get('/t/:code', (request, response) => {
    const consignment = ledger.byTrackingCode(String(request.params.code));
    if (consignment) send(response, 200, trackingPage(consignment));
    else send(response, 404, unknownParcelPage());
  });
  return router;
}

function send(response: Response, status: number, page: string): void {
  response.status(status).set('Cache-Control', 'no-store').type('html').send(page);
}
