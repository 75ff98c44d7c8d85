import { sitePicture } from '#ui/site-picture.ts';

export const STORY_IMAGE = sitePicture('story', [320, 640, 960], 4 / 5);
