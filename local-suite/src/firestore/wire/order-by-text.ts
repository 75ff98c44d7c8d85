import { invalidArgument } from '../engine/firestore-error.ts';
import type { Order } from '../engine/queries/query.ts';
import { fieldPathFromWire } from './field-path-from-wire.ts';

/** A term of `ListDocuments.order_by`: a field path, with or without backticks, and an optional direction. */
const TERM = /^\s*((?:`(?:[^`\\]|\\[^])+`|[^`\s,])+)(?:\s+(asc|desc))?\s*$/i;
/** Commas outside backticks. */
const SEPARATOR = /,(?=(?:[^`]*`[^`]*`)*[^`]*$)/;

/** Parses the textual order of ListDocuments: `priority desc, __name__`. @throws INVALID_ARGUMENT */
export function orderByFromText(text: string | null | undefined): Order[] {
  if (!text?.trim()) return [];
  return text.split(SEPARATOR).map((term) => {
    const match = TERM.exec(term);
    if (!match) throw invalidArgument(`Invalid order_by: "${text}".`);
    return {
      path: fieldPathFromWire(match[1]!),
      direction: match[2]?.toLowerCase() === 'desc' ? 'DESC' : 'ASC',
    };
  });
}
