/** Who buy. */
export const SHOPPERS = 5;
/** Who stand at the desk. */
export const STAFF = 2;
/** How many are in the shop at once. */
export const PEOPLE = SHOPPERS + STAFF;
