/** What a hook in data/ answers. `missing`: the thing asked for does not exist (a list is never missing). */
export type Loadable<T> =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; retry(): void }
  | { state: 'ready'; value: T };
