import type { ApiResponse, ApiResponses } from '@nargisus/domain/contract';
import { requestScope } from '../query/request-scope.ts';

/** The element of a page made ahead that holds the answers it was drawn from (docs/adr/0017). */
export const EMBEDDED_RESPONSES_ELEMENT = 'answers';

let embedded: Map<string, ApiResponse> | undefined;

/** Returns an answer that need not be fetched, to the first caller alone: later it would be out of date. */
export const takeEmbeddedResponse = (url: string): ApiResponse | Promise<ApiResponse> | undefined => {
  const { respond } = requestScope();
  return respond ? respond(url) : takeFromDocument(url);
};

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
