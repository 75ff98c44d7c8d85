import { sitePicture } from '#ui/site-picture.ts';

/** The image of Our Story, on the home page and on About. */
export const STORY_IMAGE = sitePicture('story', [320, 640, 960], 4 / 5);
