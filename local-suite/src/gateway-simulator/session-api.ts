import type { Request, Response } from 'express';
import { paisaOf } from './amount.ts';
import { describeChannels } from './channels.ts';
import { respondWithFaults } from './respond-with-faults.ts';
import type { Gateway } from './gateway.ts';
import { BAD_CREDENTIALS, fieldsOf, storeOf } from './merchant-call.ts';
import { sessionRequestError } from './session-request.ts';
import type { Fields } from './signature.ts';

/**
 * Handles POST /gwprocess/v4/api.php, which opens a session (docs/reference/payments.md 2). An urlencoded body has
 * been read as text.
 */
export async function openSession(gateway: Gateway, request: Request, response: Response): Promise<void> {
  const urlencoded = typeof request.body === 'string';
  const fields = urlencoded ? fieldsOf(request.body as string) : {};
  await respondWithFaults(gateway.faults, response, {
    api: 'session',
    tranId: fields?.['tran_id'],
    work: () => {
      // The real one reads nothing from a multipart body and then reports missing credentials.
      if (!urlencoded) return failed(`${BAD_CREDENTIALS} (send application/x-www-form-urlencoded)`);
      if (!fields) return failed('Invalid Information! A field was sent twice.');
      return open(gateway, fields, `${request.protocol}://${request.headers.host}`);
    },
    reject: () => failed('The simulator is set to reject this session.'),
  });
}

function open(gateway: Gateway, fields: Fields, origin: string): object {
  const store = storeOf(fields, gateway.stores);
  if (!store) return failed(BAD_CREDENTIALS);
  const reason = sessionRequestError(fields);
  if (reason) return failed(reason);
  if (gateway.ledger.byTranId(fields['tran_id']!))
    return failed("Invalid Information! 'tran_id' was used before.");
  const { sessionkey } = gateway.ledger.open(store, fields, paisaOf(fields['total_amount']!)!);
  const page = `${origin}/EasyCheckOut/testcde${sessionkey.toLowerCase()}`;
  return {
    status: 'SUCCESS',
    failedreason: '',
    sessionkey,
    gw: {
      visa: 'dbbl_visa,brac_visa,city_visa,visacard',
      master: 'dbbl_master,brac_master,mastercard',
      amex: 'city_amex,amexcard',
      othercards: 'dbbl_nexus',
      internetbanking: 'city,bankasia,ibbl',
      mobilebanking: 'dbblmobilebanking,bkash,nagad',
    },
    redirectGatewayURL: `${page}?cardname=`,
    directPaymentURLBank: '',
    directPaymentURLCard: '',
    directPaymentURL: '',
    redirectGatewayURLFailed: '',
    GatewayPageURL: page,
    storeBanner: '',
    storeLogo: '',
    store_name: store.name,
    desc: describeChannels(page),
    is_direct_pay_enable: '0',
  };
}

function failed(reason: string): object {
  return { status: 'FAILED', failedreason: reason, sessionkey: '', GatewayPageURL: '' };
}
