import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { rememberList } from './last-list.ts';

const keyOf = (place: string) => `nargisus.scroll ${place}`;

/**
 * Back (and a reload) returns to where a long list was left, once it is as long as it was: the browser alone would try
 * before the list is there. Each visit of a page has a place of its own.
 */
export function useScrollRestoration(isThere: boolean): void {
  const { key, pathname, search } = useLocation();
  const isReturning = useNavigationType() === 'POP';
  // A replaced address has a new key but is the same place; the first page of a tab has always the same one.
  const place = key === 'default' ? `${pathname}${search}` : key;

  useLayoutEffect(() => {
    if (!isThere || !isReturning) return;
    const left = read(place);
    if (left) window.scrollTo(0, left);
    // Only the arrival counts: what happens later on the page is the visitor's doing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isThere]);

  useLayoutEffect(() => {
    // Before the list is there the page is at its top because it is short.
    if (!isThere) return undefined;
    if (pathname === paths.products()) rememberList(pathname + search);
    const note = () => write(place, window.scrollY);
    note();
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [place, isThere, pathname, search]);
}

function read(place: string): number {
  try {
    return Number(sessionStorage.getItem(keyOf(place)));
  } catch {
    return 0; // storage switched off
  }
}

function write(place: string, top: number): void {
  try {
    sessionStorage.setItem(keyOf(place), String(Math.round(top)));
  } catch {
    // Storage switched off or full: Back begins at the top.
  }
}
