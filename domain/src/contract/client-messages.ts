/** Errors that a client itself finds: no answer, or one that is not the shop's. */
export const clientMessages = {
  notOurAnswer: 'The shop did not answer as expected',
  unreachable: 'The shop could not be reached. Please try again.',
} as const;
