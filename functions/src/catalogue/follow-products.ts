import { catalogueChunkOf } from '@nargisus/domain/catalogue';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { reportFailures } from '../background/report-failures.ts';
import { openShop, REGION } from '../config.ts';
import { reportError } from '../http/report-error.ts';

/**
 * Keeps the index of the catalogue, the number of products and the audit log in step with every product that is added,
 * changed or deleted.
 */
export const followProducts = onDocumentWritten(
  // Tried again until it works: a product that search does not know, or still knows, would stay so.
  { document: 'products/{id}', region: REGION, memory: '256MiB', retry: true },
  reportFailures(async ({ id: eventId, time, data, params: { id } }) => {
    const { catalogueIndex, productAudit, productTally } = await openShop();
    const [before, after] = [data?.before.data(), data?.after.data()];
    await productTally.follow({ eventId, at: new Date(time), before, after });
    const hasRoom = await catalogueIndex.refresh(catalogueChunkOf(id), [id]);
    await productAudit.record({ eventId, at: new Date(time), id, before, after });
    // Trying again would not help.
    if (!hasRoom)
      reportError('The catalogue index is full: search does not know this product (docs/adr/0008)', {
        stack: new Error('The catalogue index is full').stack ?? '',
        id,
      });
  }),
);
