/** Rows per page of the staff's tables (docs/reference/specification.md 9, Admin orders list). */
export const STAFF_PAGE_SIZE = 20;

/** Orders on the profile page (docs/reference/specification.md 9, Profile recent orders). */
export const RECENT_ORDERS = 5;
