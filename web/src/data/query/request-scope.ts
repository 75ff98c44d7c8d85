import type { ApiResponse } from '@nargisus/domain/contract';
import type { QueryEntry } from './query-cache.ts';

/** The data of one render: a browser has one scope per visit, the server one per page that it renders. */
export interface RequestScope {
  readonly queries: Map<string, QueryEntry>;
  /** Answers an API request without HTTP; undefined in the browser, which calls the API. */
  readonly respond?: (url: string) => Promise<ApiResponse>;
}

const visit: RequestScope = { queries: new Map() };
let findScope = (): RequestScope | undefined => undefined;

export const requestScope = (): RequestScope => findScope() ?? visit;

/** Sets how the server finds the scope of the present render (app/ssr/render-page.tsx). */
export const setRequestScopeSource = (find: () => RequestScope | undefined) => void (findScope = find);
