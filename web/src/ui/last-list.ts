/** The list of all products as it was last seen in this tab. */
export interface LastList {
  /** Its address, with search and filters. */
  readonly href: string;
  /** The router's index of its history entry. */
  readonly index: number;
}

let last: LastList | null = null;

/** The router's index of the current history entry. */
export const historyIndex = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;

export function rememberList(list: LastList): void {
  last = list;
}

/** The list as it was left; null where this page was loaded by its address. */
export const lastList = (): LastList | null => last;
