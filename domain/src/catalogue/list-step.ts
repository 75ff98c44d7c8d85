/** How many products a list shows at first, and how many each further step adds. */
export const LIST_STEP = 24;
