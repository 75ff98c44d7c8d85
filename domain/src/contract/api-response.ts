/** An answer of the API in wire form. */
export interface ApiResponse {
  readonly status: number;
  readonly body: unknown;
}

/** Answers by requested URL. */
export type ApiResponses = Readonly<Record<string, ApiResponse>>;
