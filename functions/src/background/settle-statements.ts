import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/firestore';
import { info } from 'firebase-functions/logger';
import { openRepositories, parcelDependencies } from '../app/dependencies.ts';
import { settlementOptions, statementOptions } from '../function-options.ts';
import { reportError, stackOf } from '../logging/report-error.ts';
import { reportFailures } from './report-failures.ts';

/** How long a run settles rows, in ms: less than the timeout of its function. */
const RUN_MS = 500_000;

/** Fetches a courier's statements each time staff ask for them. */
export const importStatements = onDocumentWritten(
  { document: 'statementImports/{courier}', ...statementOptions },
  reportFailures(async ({ data }) => {
    if (data?.after.get('state') !== 'requested') return;
    const { importStatements: run } = await import('../settlements/import-statements.ts');
    info('Statements imported', await run(await openRepositories(), parcelDependencies, 'steadfast'));
  }),
);

/** Settles the rows of a new statement. */
export const settleStatements = onDocumentCreated(
  { document: 'settlements/{id}', ...settlementOptions },
  reportFailures(async ({ params: { id } }) => {
    const { settleRows } = await import('../settlements/settle-rows.ts');
    const reportBroken = (row: string, thrown: unknown) =>
      reportError('A row of a statement could not be settled', { id, row, stack: stackOf(thrown) });
    const run = { now: () => new Date(), until: new Date(Date.now() + RUN_MS), reportBroken };
    info('Statement settled', { id, rows: await settleRows(await openRepositories(), run, id) });
  }),
);
