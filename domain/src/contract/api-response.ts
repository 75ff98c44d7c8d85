/** What the API said, as it was sent. */
export interface ApiResponse {
  readonly status: number;
  readonly body: unknown;
}

/** By the address that was asked. */
export type ApiResponses = Readonly<Record<string, ApiResponse>>;
