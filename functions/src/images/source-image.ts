/** Metadata key of our own renditions, with the path of the image. Images with it are not drawn again. */
export const SOURCE_IMAGE = 'madeOf';
