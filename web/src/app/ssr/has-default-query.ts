/** Parameters that advertisements, mails and shared links append to a URL; no page reads them. */
const ADDED = /^(utm_\w+|(fb|g|dc|msclk|tt|tw|yc)clid|gclsrc|gad_\w+|[gw]braid|igsh(id)?|mc_[ce]id|_gl|ref)$/;

/** Returns whether a query string leaves the page as it is: no search, no filter, no page of a list. */
export const hasDefaultQuery = (search: string): boolean =>
  search === '' || [...new URLSearchParams(search).keys()].every((name) => ADDED.test(name));
