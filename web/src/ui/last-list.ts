import { paths } from '../config/paths.ts';

/** The list of all products as it was last seen in this tab: its address, and the router's index of its history entry. */
let last: [href: string, index?: number] = [paths.products()];

const historyIndex = () => (history.state as { idx: number } | null)?.idx;

/** Called while the list of all products is shown. */
export function rememberList(href: string): void {
  last = [href, historyIndex()];
}

/** Returns the list as it was left, with search and filters; all products where this page was loaded by its address. */
export const lastList = (): string => last[0];

/** Whether Back leads to that list. */
export const isRightBehind = (): boolean => last[1]! + 1 === historyIndex();
