import { changesAvailability } from '@nargisus/domain/stock';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { openRepositories } from '../app/dependencies.ts';
import { REGION } from '../function-options.ts';
import { readStock } from '../stock/stock-levels.ts';
import { reportFailures } from './report-failures.ts';

/**
 * Updates what shoppers see of a product's stock after each change that alters it. Most orders of a well-stocked size do not,
 * and cost no read.
 */
export const followStock = onDocumentWritten(
  // Retried until it succeeds: otherwise a size would stay sold out on its page.
  { document: 'stock/{id}', region: REGION, memory: '256MiB', retry: true },
  reportFailures(async ({ data }) => {
    const [before, after] = [data && readStock(data.before), data && readStock(data.after)];
    const productId = (after ?? before)?.productId;
    if (!productId || !changesAvailability(before, after)) return;
    await (await openRepositories()).availability.refresh(productId);
  }),
);
