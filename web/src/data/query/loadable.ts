/** What a hook in data/ returns. `missing`: the requested thing does not exist (a list is never missing). */
export type Loadable<T> =
  | { state: 'loading' }
  | { state: 'missing' }
  /** `rejected`: the server answered with an error, in contrast to no answer. */
  | { state: 'failed'; rejected?: boolean; retry(): void }
  | { state: 'ready'; value: T };
