import { Fragment } from 'react';

/** Matches an order ID such as ORD-20261121-K7M4P within a text. */
const ORDER_ID = /(ORD-\d{8}-\w+)/;

/**
 * Renders a text whose order IDs do not wrap at their hyphens: half an ID at the end of a line reads as a whole one.
 */
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
