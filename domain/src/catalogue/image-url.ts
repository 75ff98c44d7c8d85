import * as z from 'zod/mini';

/** An absolute http(s) address or a path of our own host; the same pattern stands in firestore.rules. */
export const IMAGE_URL_PATTERN = /^(https?:\/\/[^\s"'<>]+|\/[^\/\s"'<>][^\s"'<>]*)$/;

export const MAX_IMAGE_URL_LENGTH = 2000;

export const imageUrlSchema = z.string().check(z.maxLength(MAX_IMAGE_URL_LENGTH), z.regex(IMAGE_URL_PATTERN));
