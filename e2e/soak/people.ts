/** How many are in the shop at once. */
export const SHOPPERS = 5;
export const STAFF = 2;
export const PEOPLE = SHOPPERS + STAFF;
