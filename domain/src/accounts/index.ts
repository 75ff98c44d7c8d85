export { ORDER_READERS, RIGHTS, roleOf, ROLES, type AnyOf, type Right, type Role } from './roles.ts';
export { rightsMessages } from './rights-messages.ts';
export { isStaff, may, mayChangeAccount, storedRights, type RightsHolder } from './rights.ts';
export { accountEmail, emailSchema } from './email.ts';
export { normalEmail } from './normal-email.ts';
export { accountPhone, normalPhone, PHONE_PATTERN } from './phone.ts';
export { buildUser, MAX_USER_NAME, newUserSchema, userSchema, type NewUser, type User } from './user.ts';
export {
  addEmailSchema,
  forgotPasswordSchema,
  loginSchema,
  MIN_PASSWORD,
  newPasswordSchema,
  signUpSchema,
  type AddEmail,
  type Login,
  type NewPassword,
  type SignUp,
} from './sign-up.ts';
export {
  CODE_LASTS_MS,
  CODE_LENGTH,
  internationalPhone,
  newcomerSchema,
  NEXT_CODE_AFTER_MS,
  phoneSignInSchema,
  phoneSignUpSchema,
  typedCode,
} from './phone-sign-in.ts';
export {
  isAcceptable,
  joinPath,
  rightsAfterAcceptance,
  staffInvitationSchema,
  type StaffInvitation,
} from './staff-invitation.ts';
export { memberSince } from './member-since.ts';
export { googleUser } from './google-user.ts';
export { CLOSED_ACCOUNT_NAME, isAccountAlias, isFreshSignIn, makeAccountAlias } from './closed-account.ts';
export { MAX_PROFILE_IMAGES, profileSchema, type Profile } from './profile.ts';
