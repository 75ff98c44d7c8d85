/** What the API said, as it was sent. */
export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** By the address that was asked. */
export type ApiAnswers = Readonly<Record<string, ApiAnswer>>;
