import type { ApiResponse, ApiResponses } from '@nargisus/domain/contract';

/** The element of a page made ahead that holds the answers it was drawn from (docs/adr/0017). */
export const EMBEDDED_RESPONSES_ELEMENT = 'answers';

type Source = (address: string) => ApiResponse | Promise<ApiResponse> | undefined;

let source: Source = takeFromDocument;
let embedded: Map<string, ApiResponse> | undefined;

/** An answer that need not be fetched. To the first who asks: later it would be old. */
export const takeEmbeddedResponse: Source = (address) => source(address);

/** Where pages are made, answers come from somewhere else. */
export const setResponseSource = (other: Source) => void (source = other);

/** Whether this page was drawn from answers that came with it. */
export const hasEmbeddedResponses = () => document.getElementById(EMBEDDED_RESPONSES_ELEMENT) !== null;

function takeFromDocument(address: string): ApiResponse | undefined {
  embedded ??= new Map(Object.entries(read()));
  const answer = embedded.get(address);
  embedded.delete(address);
  return answer;
}

function read(): ApiResponses {
  const text = document.getElementById(EMBEDDED_RESPONSES_ELEMENT)?.textContent;
  return text ? (JSON.parse(text) as ApiResponses) : {};
}
