import type { ApiResponse } from '@nargisus/domain/contract';
import type { QueryEntry } from './query-cache.ts';

/** What one render reads from: a browser has one for the whole visit, the server one for each page that it renders. */
export interface RequestScope {
  readonly queries: Map<string, QueryEntry>;
  /** Returns an API answer that is at hand; undefined where the API has to be asked. */
  readonly respond?: (url: string) => Promise<ApiResponse>;
}

const visit: RequestScope = { queries: new Map() };
let findScope = (): RequestScope | undefined => undefined;

export const requestScope = (): RequestScope => findScope() ?? visit;

/** The server names the scope of the render that asks (app/ssr/render-page.tsx). */
export const setRequestScopeSource = (find: () => RequestScope | undefined) => void (findScope = find);
