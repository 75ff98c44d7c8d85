import * as z from 'zod/mini';

/**
 * An absolute http(s) URL or a path of the shop's host, percent-encoded ASCII without quotes, angle brackets or
 * backslashes: a browser reads `/\host` as `//host`. firestore.rules repeats the pattern as isImageUrl().
 */
export const IMAGE_URL_PATTERN = /^(https?:\/\/[!#-&(-;=?-[\]-~]+|\/[!#-&(-.0-;=?-[\]-~][!#-&(-;=?-[\]-~]*)$/;

export const MAX_IMAGE_URL_LENGTH = 2000;

export const imageUrlSchema = z.string().check(z.maxLength(MAX_IMAGE_URL_LENGTH), z.regex(IMAGE_URL_PATTERN));
