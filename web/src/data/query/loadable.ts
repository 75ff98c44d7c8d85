/** The result of a hook in data/. `missing`: the requested document does not exist (a list is never missing). */
export type Loadable<T> =
  | { state: 'loading' }
  | { state: 'missing' }
  /** `rejected`: the server answered with an error, in contrast to no answer. */
  | { state: 'failed'; rejected?: boolean; retry(): void }
  | { state: 'ready'; value: T };
