/** Errors and successes of reports of ranges. */
export const rangeMessages = {
  requested: 'The report is being made',
  known: 'This report was asked for already',
  notFound: 'This report does not exist',
  notReady: 'This report is not ready yet',
  fileGone: 'This file is no longer kept. Please make the report again.',
  unknownFile: 'This report has no such file',
} as const;
