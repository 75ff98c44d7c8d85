/** The number of shoppers. */
export const SHOPPERS = 5;
/** The number of admins. */
export const STAFF = 2;
/** The number of concurrent users. */
export const PEOPLE = SHOPPERS + STAFF;
