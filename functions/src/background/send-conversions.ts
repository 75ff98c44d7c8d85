import type { DocumentData } from 'firebase-admin/firestore';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { openRepositories } from '../app/dependencies.ts';
import { metaSettings, shopOrigin } from '../config.ts';
import { conversionOptions } from '../function-options.ts';
import { reportFailures } from './report-failures.ts';

/** Reports orders to Meta whose buyers agreed to it (docs/adr/0066). */
export const sendConversions = onDocumentCreated(
  { document: 'conversions/{id}', ...conversionOptions },
  reportFailures(async ({ data, params: { id } }) => {
    const stored = data?.data() as DocumentData | undefined;
    if (!stored) return;
    const [{ conversionSchema }, { fromDocument }, { sendConversion }] = await Promise.all([
      import('@nargisus/domain/ads'),
      import('@nargisus/domain/contract'),
      import('../ads/send-conversion.ts'),
    ]);
    const { conversions, settings } = await openRepositories();
    const dependencies = { conversions, settings, meta: metaSettings, shopOrigin };
    await sendConversion(dependencies, fromDocument(conversionSchema, id, stored));
  }),
);
