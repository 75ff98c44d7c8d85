/** Metadata key of our own renditions, with the path of the picture. They are not drawn again. */
export const MADE_OF = 'madeOf';
