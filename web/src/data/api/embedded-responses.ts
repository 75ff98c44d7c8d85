import type { ApiResponse, ApiResponses } from '@nargisus/domain/contract';
import { requestScope } from '../query/request-scope.ts';

/** The id of the element that holds the API responses which a prerendered page was rendered from (docs/adr/0017). */
export const EMBEDDED_RESPONSES_ELEMENT = 'answers';

let embedded: Map<string, ApiResponse> | undefined;

/** Returns a response that need not be fetched, to the first caller alone: later it would be out of date. */
export const takeEmbeddedResponse = (url: string): ApiResponse | Promise<ApiResponse> | undefined => {
  const { respond } = requestScope();
  return respond ? respond(url) : takeFromDocument(url);
};

/** Returns whether this page was rendered from embedded responses. */
export const hasEmbeddedResponses = () => document.getElementById(EMBEDDED_RESPONSES_ELEMENT) !== null;

function takeFromDocument(url: string): ApiResponse | undefined {
  embedded ??= new Map(Object.entries(read()));
  const response = embedded.get(url);
  embedded.delete(url);
  return response;
}

function read(): ApiResponses {
  const text = document.getElementById(EMBEDDED_RESPONSES_ELEMENT)?.textContent;
  return text ? (JSON.parse(text) as ApiResponses) : {};
}
