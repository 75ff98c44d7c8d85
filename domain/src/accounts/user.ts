import * as z from 'zod/mini';
import { imageUrlSchema } from '../catalogue/image-url.ts';
import { requiredText, writtenText } from '../text/written-text.ts';
import { momentSchema } from '../time/moment.ts';
import { accountMessages } from './account-messages.ts';
import { normalEmail } from './normal-email.ts';
import { optionalPhone, phoneSchema } from './phone.ts';
import { RIGHTS, ROLES, type Role } from './roles.ts';

export const MAX_USER_NAME = 120;

/** The URL of a profile image, or ''. */
export const userImageSchema = z.union([z.literal(''), imageUrlSchema]);

/**
 * The record users/{uid} (docs/reference/specification.md 3, User record). An admin needs both the claim and an active
 * record with the role: neither alone grants access. `email`, `emailVerified` and `provedPhone` follow the sign-in account
 * (docs/adr/0027, docs/adr/0075).
 */
export const userSchema = z.object({
  _id: z.string(),
  uid: z.string(),
  name: writtenText(MAX_USER_NAME),
  /** '' for an account that signs in by phone alone. */
  email: z.string(),
  /** Whether Auth has verified the address; false in records that were written before this field existed. */
  emailVerified: z._default(z.boolean(), false),
  /** As the user typed it: proves nothing. */
  phone: phoneSchema,
  /** The number that signs in to the account, proved by a code; '' without one. */
  provedPhone: z._default(phoneSchema, ''),
  role: z.enum(ROLES),
  /** What a user who works for the shop may do; absent for customers, and for admins, who may do everything. */
  can: z.optional(z.array(z.enum(RIGHTS))),
  isActive: z.boolean(),
  imageUrl: userImageSchema,
  createdAt: momentSchema,
  updatedAt: momentSchema,
});

export type User = z.output<typeof userSchema>;

/** Body of POST /api/newUser. Drops `email` and `role`: the token decides both. */
export const newUserSchema = z.object({
  name: requiredText(accountMessages.nameMissing, MAX_USER_NAME),
  phone: z._default(optionalPhone, ''),
  imageUrl: z._default(userImageSchema, ''),
});

export type NewUser = z.output<typeof newUserSchema>;

/** The name of a user who gave none (docs/reference/specification.md 3, Cart owner identity). */
function nameFromEmail(email: string): string {
  return email.slice(0, Math.max(email.indexOf('@'), 1)).slice(0, MAX_USER_NAME);
}

/**
 * Returns the record of a new account. The proved number of the account is its phone too, unless the form has another.
 */
export function buildUser(
  account: {
    readonly uid: string;
    readonly email: string;
    readonly emailVerified?: boolean;
    readonly phone?: string;
    readonly role: Role;
  },
  { name, phone, imageUrl }: Pick<NewUser, 'name' | 'phone' | 'imageUrl'>,
  now: Date,
): User {
  const { uid, email, emailVerified = false, phone: provedPhone = '', role } = account;
  const owned = { _id: uid, uid, email: normalEmail(email), emailVerified, provedPhone, role };
  return {
    ...owned,
    name: name.trim() || nameFromEmail(email),
    phone: phone || provedPhone,
    imageUrl,
    isActive: true,
    createdAt: now,
    updatedAt: now,
  };
}
