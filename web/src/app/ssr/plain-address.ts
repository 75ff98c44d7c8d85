/** What advertisements, mails and shared links add to an address; no page of ours looks at any of it. */
const ADDED = /^(utm_\w+|(fb|g|dc|msclk|tt|tw|yc)clid|gclsrc|gad_\w+|[gw]braid|igsh(id)?|mc_[ce]id|_gl|ref)$/;

/** Whether an address asks for its page as it stands: no search, no filter, no page of a list. */
export const isPlain = (search: string): boolean =>
  search === '' || [...new URLSearchParams(search).keys()].every((name) => ADDED.test(name));
