import * as z from 'zod/mini';
import { catalogueMessages } from './catalogue-messages.ts';

const MAX_LENGTH = 40;

/** The id of a collection, of the eight or of staff's: the last part of its URL, /category/{id}. */
export const collectionSlugSchema = z
  .string(catalogueMessages.collectionIdInvalid)
  .check(
    z.maxLength(MAX_LENGTH, catalogueMessages.collectionIdInvalid),
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, catalogueMessages.collectionIdInvalid),
  );
