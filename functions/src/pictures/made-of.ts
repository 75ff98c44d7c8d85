/** Metadata of a file that we drew ourselves: of which picture. Nothing is drawn of it again. */
export const MADE_OF = 'madeOf';
