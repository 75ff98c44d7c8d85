/** What a client says by itself when the shop did not. */
export const clientMessages = {
  notOurAnswer: 'The shop did not answer as expected',
  unreachable: 'The shop could not be reached. Please try again.',
} as const;
