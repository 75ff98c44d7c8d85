import * as z from 'zod/mini';
import { imageUrlSchema } from '../catalogue/image-url.ts';
import { requiredText, writtenText } from '../text/written-text.ts';
import { momentSchema } from '../time/moment.ts';
import { accountMessages } from './account-messages.ts';
import { normalEmail } from './email.ts';
import { optionalPhone, phoneSchema } from './phone.ts';
import { ROLES, type Role } from './roles.ts';

export const MAX_USER_NAME = 120;

/** A picture's address, or nothing. */
export const userImageSchema = z.union([z.literal(''), imageUrlSchema]);

/**
 * docs/reference/specification.md 3, User record, under users/{uid}. An admin has the claim and a record that is
 * active and says so: either alone opens nothing. `email` and `emailVerified` follow the sign-in account
 * (docs/adr/0027).
 */
export const userSchema = z.object({
  _id: z.string(),
  uid: z.string(),
  name: writtenText(MAX_USER_NAME),
  email: z.string(),
  /** Whether the holder has proved the address to Auth; false for records that were written before this was kept. */
  emailVerified: z._default(z.boolean(), false),
  phone: phoneSchema,
  role: z.enum(ROLES),
  isActive: z.boolean(),
  imageUrl: userImageSchema,
  createdAt: momentSchema,
  updatedAt: momentSchema,
});

export type User = z.output<typeof userSchema>;

/** Body of POST /api/newUser. An `email` or `role` in it is dropped: the token decides. */
export const newUserSchema = z.object({
  name: requiredText(accountMessages.nameMissing, MAX_USER_NAME),
  phone: z._default(optionalPhone, ''),
  imageUrl: z._default(userImageSchema, ''),
});

export type NewUser = z.output<typeof newUserSchema>;

/** docs/reference/specification.md 3, Cart owner identity: what to call somebody who gave no name. */
function nameFromEmail(email: string): string {
  return email.slice(0, Math.max(email.indexOf('@'), 1)).slice(0, MAX_USER_NAME);
}

export function buildUser(
  account: {
    readonly uid: string;
    readonly email: string;
    readonly emailVerified?: boolean;
    readonly role: Role;
  },
  { name, phone, imageUrl }: Pick<NewUser, 'name' | 'phone' | 'imageUrl'>,
  now: Date,
): User {
  const { uid, email, emailVerified = false, role } = account;
  const owned = { _id: uid, uid, email: normalEmail(email), emailVerified, role };
  return {
    ...owned,
    name: name.trim() || nameFromEmail(email),
    phone,
    imageUrl,
    isActive: true,
    createdAt: now,
    updatedAt: now,
  };
}
