import { auth } from './auth.ts';
import { common } from './common.ts';
import { deliveryWords } from './delivery-words.ts';
import { formats } from './formats.ts';
import { frame } from './frame.ts';
import { images } from './images.ts';
import { profile } from './profile.ts';
import { resay } from './resay.ts';

/** Everything the shop says in Bangla, by topic: one file, fetched when somebody asks for Bangla. */
export const bangla = {
  auth,
  common,
  deliveryWords,
  formats,
  frame,
  images,
  profile,
  resay,
};
