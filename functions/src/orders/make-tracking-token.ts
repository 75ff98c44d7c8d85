import { randomBytes } from 'node:crypto';

/** Makes the token of a tracking link: 128 random bits, which cannot be guessed. */
export const makeTrackingToken = (): string => randomBytes(16).toString('base64url');
