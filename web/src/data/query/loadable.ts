/** What a hook in data/ answers. `missing`: the thing asked for does not exist (a list is never missing). */
export type Loadable<T> =
  | { state: 'loading' }
  | { state: 'missing' }
  /** `refused`: there was an answer, and it was no good. */
  | { state: 'failed'; rejected?: boolean; retry(): void }
  | { state: 'ready'; value: T };
