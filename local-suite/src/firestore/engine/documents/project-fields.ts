import type { FieldPath } from '../paths/document-key.ts';
import { isNamePath } from '../paths/field-paths.ts';
import type { Document } from './document.ts';
import { fieldAt, withField } from './fields-at.ts';

/**
 * Returns a document with the selected fields only; `__name__` selects none, since the name is always
 * present.
 */
export function projectFields(document: Document, select: readonly FieldPath[]): Document {
  let fields: Document['fields'] = new Map();
  for (const path of select) {
    if (isNamePath(path)) continue;
    const value = fieldAt(document.fields, path);
    if (value) fields = withField(fields, path, value);
  }
  return { ...document, fields };
}
