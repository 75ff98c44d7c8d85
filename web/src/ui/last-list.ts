import { paths } from '../config/paths.ts';

/** The product list as this tab showed it last: its URL, and the router's index of its history entry. */
let last: [href: string, index?: number] = [paths.products()];

const historyIndex = () => (history.state as { idx: number } | null)?.idx;

/** Stores the list that is shown. */
export function rememberList(href: string): void {
  last = [href, historyIndex()];
}

/** Returns the URL of that list with its search and filters; /products when this tab has shown none. */
export const lastList = (): string => last[0];

/** Returns whether Back leads to that list. */
export const isRightBehind = (): boolean => last[1]! + 1 === historyIndex();
