import { createHash, randomBytes } from 'node:crypto';

/** Enough that nobody guesses one; 43 characters of base64url. */
const TOKEN_BYTES = 32;

/** Returns a new token for the link of an invitation. Only the mail has it. */
export const newInvitationToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Returns the id under which the invitation of a token is stored. */
export const invitationIdOf = (token: string): string => createHash('sha256').update(token).digest('hex');
