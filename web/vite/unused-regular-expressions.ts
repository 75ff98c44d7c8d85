/**
 * Stands in for re2js, with which Firestore evaluates the regular expressions of pipeline queries in the browser. The shop
 * has no pipeline queries, and the package is a quarter of Firestore's bytes (docs/adr/0003). Calling it is a bug.
 */
export const RE2JS = {
  compile(): never {
    throw new Error('Regular expressions of pipeline queries are not part of the app; see docs/adr/0003');
  },
};
