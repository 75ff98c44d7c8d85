import * as z from 'zod/mini';

/*
 * The two first-party ids by which Meta recognises a browser, in the forms of
 * https://developers.facebook.com/docs/marketing-api/conversions-api/parameters/fbp-and-fbc: `fb`, the depth of the domain,
 * the moment of creation in ms, and a random number or the click's id.
 */

/** The cookie that names the browser. */
export const BROWSER_ID_COOKIE = '_fbp';
/** The cookie that names the click on an ad that led here. */
export const CLICK_ID_COOKIE = '_fbc';

/** Counts the dots of the cookie's domain: ours are set for this host alone. */
const PREFIX = 'fb.1';
const MOST_RANDOM = 2 ** 31;

export const browserIdSchema = z.string().check(z.regex(/^fb\.[0-2]\.\d{13}\.\d{1,20}$/));
/** Meta's click ids grow: this is far beyond those of today. */
export const clickIdSchema = z.string().check(z.regex(/^fb\.[0-2]\.\d{13}\.[\w-]{1,500}$/));

/** Returns a new id of a browser. @param random - from 0 to 1 */
export const makeBrowserId = (now: Date, random: number): string =>
  `${PREFIX}.${now.getTime()}.${Math.floor(random * MOST_RANDOM)}`;

/** Returns the id of a click on an ad. @param clicked - Meta's parameter `fbclid` of the URL that the click opened */
export function makeClickId(clicked: string, now: Date): string | undefined {
  const parsed = clickIdSchema.safeParse(`${PREFIX}.${now.getTime()}.${clicked}`);
  return parsed.success ? parsed.data : undefined;
}
