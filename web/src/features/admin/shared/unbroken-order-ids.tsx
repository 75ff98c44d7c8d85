import { Fragment } from 'react';

/** ORD-20261121-K7M4P, wherever it stands in a sentence. */
const ORDER_ID = /(ORD-\d{8}-\w+)/;

/** A sentence whose order ids are not broken at their hyphens: half an id at the end of a line is read as a whole one. */
export function UnbrokenOrderIds({ text }: { text: string }) {
  return text.split(ORDER_ID).map((part, index) =>
    ORDER_ID.test(part) ? (
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
