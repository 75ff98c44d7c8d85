import { defineStrings } from '../define-strings.ts';

/** The 404 page (docs/reference/specification.md 2). */
export const notFoundStrings = defineStrings('notFound', {
  title: 'Page Not Found',
  heading: 'Oops! Page Not Found',
  hint: 'The page has moved, or the address was mistyped. These are good places to go on from.',
  goBack: 'Go Back',
  otherPages: 'Other pages',
});
