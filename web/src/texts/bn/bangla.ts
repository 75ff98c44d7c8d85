import { auth } from './auth.ts';
import { common } from './common.ts';
import { frame } from './frame.ts';
import { images } from './images.ts';
import { profile } from './profile.ts';
import { sentences } from './sentences.ts';

/** Everything the shop says in Bangla, by topic: one file, fetched when somebody asks for Bangla. */
export const bangla = { auth, common, frame, images, profile, sentences };
