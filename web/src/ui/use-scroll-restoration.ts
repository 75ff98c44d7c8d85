import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { readStorage, writeStorage } from '../storage/browser-storage.ts';
import { rememberList } from './last-list.ts';

const keyOf = (visit: string) => `nargisus.scroll ${visit}`;

/**
 * Restores the scroll position of a long list on Back and on reload once the list has its length (`isReady`); the browser
 * alone would try before. Each visit of a page has its own position, in session storage.
 */
export function useScrollRestoration(isReady: boolean): void {
  const { key, pathname, search } = useLocation();
  const isReturning = useNavigationType() === 'POP';
  // A replaced URL has a new key but is the same visit; the first page of a tab always has the key 'default'.
  const visit = key === 'default' ? `${pathname}${search}` : key;

  useLayoutEffect(() => {
    if (!isReady || !isReturning) return;
    const top = Number(readStorage(keyOf(visit), 'session'));
    if (top) window.scrollTo(0, top);
    // Once per arrival: later changes on the page are the visitor's own.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isReady]);

  useLayoutEffect(() => {
    // Before the list is there the page is short, and therefore at its top.
    if (!isReady) return undefined;
    if (pathname === paths.products()) rememberList(pathname + search);
    const save = () => writeStorage(keyOf(visit), String(Math.round(window.scrollY)), 'session');
    save();
    window.addEventListener('scroll', save, { passive: true });
    return () => window.removeEventListener('scroll', save);
  }, [visit, isReady, pathname, search]);
}
