/**
 * docs/reference/specification.md 9, Admin orders list: what staff see of a list at once; their other tables keep
 * to it.
 */
export const STAFF_PAGE_SIZE = 20;

/** docs/reference/specification.md 9, Profile recent orders. */
export const RECENT_ORDERS = 5;
