import type { Request, Response } from 'express';
import { respondWithFaults } from './respond-with-faults.ts';
import { paymentFields } from './callback-fields.ts';
import { dhakaTime } from './dhaka-time.ts';
import type { Gateway } from './gateway.ts';
import { BAD_CREDENTIALS, invalidRequest, queryFields, storeOf } from './merchant-call.ts';

/**
 * Serves GET /validator/api/validationserverAPI.php: the only proof of payment (docs/reference/payments.md
 * 5).
 */
export async function validate(gateway: Gateway, request: Request, response: Response): Promise<void> {
  const fields = queryFields(request);
  const found = gateway.ledger.byValId(fields?.['val_id'] ?? '');
  await respondWithFaults(gateway.faults, response, {
    api: 'validator',
    tranId: found?.tranId,
    work: () => {
      if (!fields) return invalidRequest('A field was sent twice.');
      const store = storeOf(fields, gateway.stores);
      if (!store) return invalidRequest(BAD_CREDENTIALS);
      if (!fields['val_id']) return invalidRequest('val_id is missing.');
      if (fields['v'] !== '1' || fields['format'] !== 'json')
        return invalidRequest('Send v=1 and format=json.');
      if (!found || found.store !== store) return { APIConnect: 'DONE', status: 'INVALID_TRANSACTION' };
      const status = found.validatedAt ? 'VALIDATED' : 'VALID';
      found.validatedAt ??= new Date();
      return {
        ...paymentFields(found, gateway.faults.of(found.tranId).tamper),
        status,
        validated_on: dhakaTime(found.validatedAt),
        APIConnect: 'DONE',
        gw_version: '4.00',
        discount_amount: '0.00',
        discount_percentage: '0',
        discount_remarks: '',
        account_details: '',
        campaign_code: '',
        offer_avail: '0',
        isTokeizeSuccess: '0',
      };
    },
  });
}
