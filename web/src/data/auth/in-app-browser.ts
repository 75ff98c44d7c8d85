import { useSyncExternalStore } from 'react';

/** An app that shows pages in its own browser, where Google rejects every sign-in. */
export type HostApp = 'Facebook' | 'Messenger' | 'Instagram' | 'app';

/**
 * What these apps add to the user agent. Messenger comes first: on Android it has Facebook's mark
 * (FB_IAB) too. `; wv` is Android's own mark of a web view, whichever app it is in (developer.chrome.com, "WebView
 * user agent").
 */
const MARKS: readonly (readonly [HostApp, RegExp])[] = [
  ['Messenger', /FB_IAB\/(?:Orca|MESSENGER)|FBAN\/(?:Orca|Messenger)/i],
  ['Instagram', /\bInstagram \d/],
  ['Facebook', /FB_IAB\/|FBAN\/|FBAV\//],
  ['app', /; wv\)/],
];

/** Returns the app that this user agent belongs to, null for a full browser. */
export function hostAppOf(userAgent: string): HostApp | null {
  return MARKS.find(([, mark]) => mark.test(userAgent))?.[0] ?? null;
}

const subscribeToNothing = () => () => {};

/** Returns the app that shows this page, null in a full browser and while the page is prerendered. */
export function useHostApp(): HostApp | null {
  return useSyncExternalStore(
    subscribeToNothing,
    () => hostAppOf(navigator.userAgent),
    () => null,
  );
}
