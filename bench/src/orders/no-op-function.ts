import { onRequest } from 'firebase-functions/https';

/** A function that does nothing: the baseline of POST /api/orders. */
export const nothing = onRequest({ region: 'asia-south1' }, (_request, response) => {
  response.json({ success: true });
});
