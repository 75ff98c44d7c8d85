import * as z from 'zod/mini';

/**
 * An absolute http(s) address or a path of our own host, in plain ASCII (addresses are percent-encoded) and without
 * quotes, angle brackets or backslashes: a browser reads `/\host` as `//host`. The same pattern stands in firestore.rules as isImageUrl().
 */
export const IMAGE_URL_PATTERN = /^(https?:\/\/[!#-&(-;=?-[\]-~]+|\/[!#-&(-.0-;=?-[\]-~][!#-&(-;=?-[\]-~]*)$/;

export const MAX_IMAGE_URL_LENGTH = 2000;

export const imageUrlSchema = z.string().check(z.maxLength(MAX_IMAGE_URL_LENGTH), z.regex(IMAGE_URL_PATTERN));
