import { BROWSER_ID_COOKIE, CLICK_ID_COOKIE, makeBrowserId, makeClickId } from '@nargisus/domain/ads';

/** As long as Meta's own script keeps them, in seconds. */
const LASTS_S = 90 * 24 * 60 * 60;

/** What Meta recognises this browser by. */
export interface AdIds {
  readonly browserId: string;
  /** Of the last click on an ad that led here. */
  readonly clickId: string | undefined;
}

/**
 * Returns the ids of this browser and keeps them in cookies, which Meta's own script would read. Called after consent only.
 * @param openedUrl - the URL that opened the shop, with Meta's parameter where a click on an ad led here
 */
export function keepAdIds(openedUrl: string, now: Date): AdIds {
  const clicked = URL.canParse(openedUrl) ? new URL(openedUrl).searchParams.get('fbclid') : null;
  const known = readCookie(CLICK_ID_COOKIE);
  // The same click keeps its moment: Meta compares it.
  const isKnown = clicked !== null && known?.endsWith(`.${clicked}`);
  const clickId = (clicked !== null && !isKnown && makeClickId(clicked, now)) || known;
  const browserId = readCookie(BROWSER_ID_COOKIE) ?? makeBrowserId(now, Math.random());
  writeCookie(BROWSER_ID_COOKIE, browserId, LASTS_S);
  if (clickId) writeCookie(CLICK_ID_COOKIE, clickId, LASTS_S);
  return { browserId, clickId };
}

/** Deletes the ids of this browser. */
export function deleteAdIds(): void {
  for (const name of [BROWSER_ID_COOKIE, CLICK_ID_COOKIE]) writeCookie(name, '', 0);
}

function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1) || undefined;
}

function writeCookie(name: string, value: string, lastsSeconds: number): void {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${lastsSeconds}; SameSite=Lax`;
}
