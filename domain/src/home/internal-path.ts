import * as z from 'zod/mini';
import { homeMessages } from './home-messages.ts';

/** Characters. */
const MAX_PATH = 300;

/**
 * A path of the shop's own host, percent-encoded ASCII without quotes, angle brackets or backslashes. A second slash would
 * make the browser leave the shop, because `//host` and `/\host` name a host.
 */
const INTERNAL_PATH = /^\/(?:[!#-&(-.0-;=?-[\]-~][!#-&(-;=?-[\]-~]*)?$/;

/** A link to a page of this shop. */
export const internalPathSchema = z
  .string(homeMessages.linkInvalid)
  .check(
    z.trim(),
    z.maxLength(MAX_PATH, homeMessages.linkInvalid),
    z.regex(INTERNAL_PATH, homeMessages.linkInvalid),
  );
