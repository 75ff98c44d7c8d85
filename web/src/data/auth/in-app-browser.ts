import { useSyncExternalStore } from 'react';

/** An app that shows pages in a browser of its own, where Google refuses every sign-in. */
export type HostApp = 'Facebook' | 'Messenger' | 'Instagram' | 'app';

/**
 * What these apps add to the user agent of the browser inside them. Messenger first: on Android it bears Facebook's mark
 * (FB_IAB) too. `; wv` is Android's own mark of a web view, whichever app it is in (developer.chrome.com, "WebView
 * user agent").
 */
const MARKS: readonly (readonly [HostApp, RegExp])[] = [
  ['Messenger', /FB_IAB\/(?:Orca|MESSENGER)|FBAN\/(?:Orca|Messenger)/i],
  ['Instagram', /\bInstagram \d/],
  ['Facebook', /FB_IAB\/|FBAN\/|FBAV\//],
  ['app', /; wv\)/],
];

/** Returns the app whose own browser this user agent is; null for a browser proper. */
export function hostAppOf(userAgent: string): HostApp | null {
  return MARKS.find(([, mark]) => mark.test(userAgent))?.[0] ?? null;
}

const never = () => () => {};

/** The app that this page is shown inside; null in a browser proper, and while the page is prerendered. */
export function useHostApp(): HostApp | null {
  return useSyncExternalStore(
    never,
    () => hostAppOf(navigator.userAgent),
    () => null,
  );
}
