import type { Request, Response } from 'express';
import { cardErrors, type Card } from './card.ts';
import { choicesOf, isChannelChoice, type ChannelChoice } from './channels.ts';
import { endPayment, isChoice } from './end-payment.ts';
import type { Gateway } from './gateway.ts';
import { fieldsOf } from './merchant-call.ts';
import { checkoutPage } from './pages/checkout-page.ts';
import { endedPage, unknownPage } from './pages/ended-page.ts';
import { overviewPage } from './pages/overview-page.ts';
import { returnPage } from './pages/return-page.ts';
import type { Payment } from './payment.ts';

/** Serves GET /: every payment of this run, for developers. */
export function overview({ ledger }: Gateway, response: Response): void {
  send(response, 200, overviewPage(ledger.all()));
}

/** Serves GET /EasyCheckOut/{key}: the page to which the shop sends the buyer; `cardname` opens it at one channel. */
export function paymentPage(gateway: Gateway, request: Request, response: Response): void {
  const payment = paymentOf(gateway, request);
  if (!payment) send(response, 404, unknownPage());
  else if (payment.outcome !== 'PENDING') send(response, 200, endedPage(payment));
  else send(response, 200, checkoutPage(payment, { offered: offeredBy(request) }));
}

/** Handles POST /EasyCheckOut/{key}: the buyer pressed a button. */
export async function choose(gateway: Gateway, request: Request, response: Response): Promise<void> {
  const payment = paymentOf(gateway, request);
  const { choice, ...typed } = fieldsOf(typeof request.body === 'string' ? request.body : '') ?? {};
  if (!payment) return send(response, 404, unknownPage());
  // A double click, or Back and again: the first choice counts.
  if (payment.outcome !== 'PENDING') return send(response, 409, endedPage(payment));
  const offered = offeredBy(request);
  const isOffered = isChoice(choice) && (!isChannelChoice(choice) || offered.includes(choice));
  if (!isOffered) return send(response, 400, checkoutPage(payment, { offered }));
  if (choice === 'card') {
    const card: Card = { number: '', expiry: '', cvv: '', holder: '', ...typed };
    const errors = cardErrors(card);
    if (Object.keys(errors).length > 0) {
      return send(response, 422, checkoutPage(payment, { offered, card, errors }));
    }
  }
  endPayment(payment, choice);
  const post = await gateway.deliveries.start(payment);
  send(response, 200, post ? returnPage(payment, post) : endedPage(payment));
}

const offeredBy = ({ query }: Request): readonly ChannelChoice[] => choicesOf(query['cardname']);

function paymentOf({ ledger }: Gateway, request: Request): Payment | undefined {
  return ledger.bySessionkey(String(request.params['key']).replace(/^testcde/, ''));
}

function send(response: Response, status: number, page: string): void {
  response.status(status).set('Cache-Control', 'no-store').type('html').send(page);
}
