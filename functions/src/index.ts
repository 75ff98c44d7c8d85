import { onRequest } from 'firebase-functions/https';
import { createApp } from './http/app.ts';
import { identify } from './http/authenticate.ts';
import { parseOurOwnBodies } from './http/parse-our-own-bodies.ts';
import { cloudLog } from './http/request-log.ts';
import { apiOptions, openShop } from './config.ts';

parseOurOwnBodies();

/** The HTTP contract of DESIGN section 5, behind Hosting's /api/**. */
export const api = onRequest(
  apiOptions,
  createApp({ identify, shop: openShop, now: () => new Date(), dice: Math.random, log: cloudLog }),
);
