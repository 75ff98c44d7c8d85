import { smsParts } from '@nargisus/domain/sms';
import express, { Router, type Request, type Response } from 'express';
import { SMS_FAULTS, type SmsFault, type SmsStore } from './sms-store.ts';

/** What the provider approved; an empty one is its own number. */
const APPROVED_SENDERS = ['', 'Nargisus', '8809601000001'];
const NUMBER = /^\+?(?:88)?(01[3-9]\d{8})$/;
const MAX_PARTS = 10;

const SEND_FAULTS: readonly SmsFault[] = ['status-500', 'lost-answer', 'no-balance', 'blocked-content'];
const RECEIPT_FAULTS: readonly SmsFault[] = ['receipt-failed', 'receipt-never'];

/**
 * The API of sms.net.bd (docs/reference/couriers-and-sms.md 6.2): refusals come with HTTP 200, and a message has no id of the
 * shop's, so that the same message sent twice is two.
 */
export function smsApi(store: SmsStore, apiKey: string): Router {
  const router = Router();
  const form = express.urlencoded({ extended: false });
  router.post('/sendsms', form, (request, response) => receive(request, response));
  router.get('/report/request/:id', (request: Request<{ id: string }>, response) => {
    if (request.query['api_key'] !== apiKey) return refuse(response, 405, 'Authorization required');
    const message = store.find(request.params.id);
    if (!message) return refuse(response, 404, 'Request not found');
    const fault = store.consume(message.to, RECEIPT_FAULTS);
    if (message.receipt === 'Sent' && fault !== 'receipt-never')
      message.receipt = fault === 'receipt-failed' ? 'Failed' : 'Delivered';
    const { id, to, receipt } = message;
    const charge = taka(message.charge);
    const recipients = [{ number: to, charge, status: receipt }];
    response.json({
      error: 0,
      msg: 'Success',
      data: { request_id: id, request_status: 'Complete', request_charge: charge, recipients },
    });
  });
  router.get('/user/balance', (request, response) => {
    if (request.query['api_key'] !== apiKey) return refuse(response, 405, 'Authorization required');
    response.json({ error: 0, msg: 'Success', data: { balance: taka(store.balance) } });
  });
  return router;

  function receive(request: Request, response: Response): void {
    const given = request.body as Partial<Record<'api_key' | 'msg' | 'to' | 'sender_id', string>>;
    const { msg: text = '', to: typed = '', sender_id: sender = '' } = given;
    if (given.api_key !== apiKey) return refuse(response, 405, 'Authorization required');
    const number = NUMBER.exec(typed)?.[1];
    if (!number) return refuse(response, 416, 'No valid number found');
    if (text.trim() === '') return refuse(response, 414, 'Message is empty');
    if (!APPROVED_SENDERS.includes(sender)) return refuse(response, 413, 'Invalid sender ID');
    const to = `88${number}`;
    const fault = store.consume(to, SEND_FAULTS);
    if (fault === 'status-500') return void response.status(500).send('<h1>Server Error</h1>');
    if (fault === 'no-balance') return refuse(response, 417, 'Insufficient balance');
    if (fault === 'blocked-content') return refuse(response, 418, 'Content not allowed');
    if (smsParts(text).parts > MAX_PARTS) return refuse(response, 415, 'Message is too long');
    const message = store.add({ to, sender, text });
    if (!message) return refuse(response, 417, 'Insufficient balance');
    if (fault === 'lost-answer') return void request.socket.destroy();
    response.json({ error: 0, msg: 'Request successfully submitted', data: { request_id: message.id } });
  }
}

/** Serves the messages and the faults to tests (README.md). */
export function smsControlApi(store: SmsStore): Router {
  const router = Router();
  router.get('/messages', (request, response) => {
    const to = request.query['to'];
    response.json(store.list(typeof to === 'string' ? to : undefined));
  });
  router.put('/faults', express.json(), (request, response) => {
    const { to, fault, times = 1 } = request.body as { to: string; fault: SmsFault; times?: number };
    if (!SMS_FAULTS.includes(fault)) {
      response.status(400).json({ message: `fault is one of ${SMS_FAULTS.join(', ')}.` });
      return;
    }
    store.fail(to, fault, times);
    response.status(204).end();
  });
  return router;
}

function refuse(response: Response, error: number, message: string): void {
  response.json({ error, msg: message });
}

/** Formats ten-thousandths of a taka as the provider does: "150.5000". */
const taka = (amount: number) => (amount / 10_000).toFixed(4);
