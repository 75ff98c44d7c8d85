/** Days after delivery within which a shopper may send something back. The shop's promise; the specification has none. */
export const RETURN_DAYS = 7;
