import { onRequest } from 'firebase-functions/https';

/** What any call costs before it does anything: the scale for POST /api/orders. */
export const nothing = onRequest({ region: 'asia-south1' }, (_request, response) => {
  response.json({ success: true });
});
