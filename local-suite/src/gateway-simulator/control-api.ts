import express, { Router, type Request, type Response } from 'express';
import { takaText } from './amount.ts';
import { CHOICES, endPayment, isChoice } from './end-payment.ts';
import { parseFaults } from './faults.ts';
import type { Gateway } from './gateway.ts';
import type { Outcome, Payment } from './payment.ts';

const STATUSES: readonly Outcome[] = ['VALID', 'FAILED', 'CANCELLED', 'UNATTEMPTED', 'EXPIRED'];

/** Lets tests control the buyer, the notices and the faults; the real gateway has none of it (README.md). */
export function controlApi(gateway: Gateway): Router {
  const router = Router();
  router.use(express.json());

  router
    .route(['/faults', '/faults/:tranId'])
    .get((request, response) => void response.json(gateway.faults.of(scope(request))))
    .put((request, response) => {
      const faults = parseFaults(request.body);
      if (typeof faults === 'string') {
        response.status(400).json({ message: faults });
        return;
      }
      gateway.faults.put(scope(request), faults);
      response.json(gateway.faults.of(scope(request)));
    })
    .delete((request, response) => {
      gateway.faults.reset(scope(request));
      response.status(204).end();
    });

  router.get('/payments', (_request, response) => void response.json(gateway.ledger.all().map(paymentJson)));
  router.delete('/payments', (_request, response) => {
    gateway.ledger.clear();
    gateway.deliveries.stop();
    response.status(204).end();
  });
  router.get(
    '/payments/:id',
    withPayment(gateway, (payment, _request, response) => void response.json(paymentJson(payment))),
  );

  router.post(
    '/pay/:id',
    withPayment(gateway, async (payment, request, response) => {
      const { choice } = (request.body ?? {}) as { choice?: unknown };
      if (!isChoice(choice)) {
        response.status(400).json({ message: `choice is one of ${CHOICES.join(', ')}.` });
      } else if (payment.outcome !== 'PENDING') {
        response.status(409).json({ message: `This payment has ended: ${payment.outcome}.` });
      } else {
        endPayment(payment, choice);
        const browser = await gateway.deliveries.start(payment);
        response.json({ ...paymentJson(payment), browser });
      }
    }),
  );

  router.post(
    '/ipn/:id',
    withPayment(gateway, async (payment, request, response) => {
      const { status = payment.outcome } = (request.body ?? {}) as { status?: Outcome };
      if (!STATUSES.includes(status)) {
        response.status(400).json({ message: `There is a notice of ${STATUSES.join(', ')} only.` });
        return;
      }
      await gateway.deliveries.notify(payment, status);
      response.json(payment.notices.at(-1) ?? null);
    }),
  );

  router.get(
    '/callback/:id',
    withPayment(gateway, (payment, request, response) => {
      const status = (request.query['status'] as Outcome | undefined) ?? payment.outcome;
      response.json(gateway.deliveries.browserPost(payment, status));
    }),
  );
  return router;
}

function scope(request: Request): string | undefined {
  return request.params['tranId'] as string | undefined;
}

/**
 * Creates a handler for a payment, found by its session or by its tran_id, since a test may know only the
 * latter.
 */
function withPayment(
  { ledger }: Gateway,
  handle: (payment: Payment, request: Request, response: Response) => void | Promise<void>,
) {
  return async (request: Request, response: Response) => {
    const id = String(request.params['id']);
    const payment = ledger.bySessionkey(id) ?? ledger.byTranId(id);
    if (payment) await handle(payment, request, response);
    else response.status(404).json({ message: 'There is no such payment.' });
  };
}

function paymentJson(payment: Payment): object {
  return {
    sessionkey: payment.sessionkey,
    tran_id: payment.tranId,
    amount: takaText(payment.paisa),
    status: payment.outcome,
    val_id: payment.valId ?? null,
    bank_tran_id: payment.bankTranId ?? null,
    validated: payment.validatedAt !== undefined,
    ipn: payment.notices,
    refunds: payment.refunds.map(({ refundRefId, refundTransId, paisa, remarks, status }) => ({
      refund_ref_id: refundRefId,
      refund_trans_id: refundTransId,
      refund_amount: takaText(paisa),
      refund_remarks: remarks,
      status,
    })),
  };
}
