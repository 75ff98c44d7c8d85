import { catalogueChunkOf, MOST_INDEXED, sizesBackInStock, type Stocked } from '@nargisus/domain/catalogue';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { reportFailures } from './report-failures.ts';
import { openRepositories } from '../app/dependencies.ts';
import { REGION } from '../function-options.ts';
import { reportError } from '../logging/report-error.ts';

/**
 * Updates the catalogue index, the keys of search, the number of products, the audit log and the colours of its style
 * after every added, changed or deleted product, and requests the mails to people who waited for a size that is back.
 */
export const followProducts = onDocumentWritten(
  // Retried until it succeeds: otherwise search would miss the product, or keep a deleted one.
  { document: 'products/{id}', region: REGION, memory: '256MiB', retry: true },
  reportFailures(async ({ id: eventId, time, data, params: { id } }) => {
    const { catalogueIndex, productSearch, productAudit, productCounters, stockAlerts, styles } =
      await openRepositories();
    const [before, after] = [data?.before.data(), data?.after.data()];
    await productCounters.follow({ eventId, at: new Date(time), before, after });
    const hasRoom = await catalogueIndex.refresh(catalogueChunkOf(id), [id]);
    await productSearch.refresh(id, [before, after]);
    await productAudit.record({ eventId, at: new Date(time), id, before, after });
    await styles.follow({ before, after });
    if (before && after) {
      const back = sizesBackInStock(before as Stocked, after as Stocked);
      await stockAlerts.requestMails(id, back, new Date());
    }
    // A retry would not help, and the index of a large shop is not read.
    if (!hasRoom && ((await productCounters.stored())?.total ?? 0) <= MOST_INDEXED)
      reportError('The catalogue index is full: search does not know this product (docs/adr/0008)', {
        stack: new Error('The catalogue index is full').stack ?? '',
        id,
      });
  }),
);
