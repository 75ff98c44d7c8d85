export { roleOf, ROLES, type Role } from './roles.ts';
export { emailSchema, normalEmail } from './email.ts';
export { normalPhone, PHONE_PATTERN } from './phone.ts';
export { buildUser, MAX_USER_NAME, newUserSchema, userSchema, type NewUser, type User } from './user.ts';
export { loginSchema, MIN_PASSWORD, signUpSchema, type Login, type SignUp } from './sign-up.ts';
export { profileSchema, type Profile } from './profile.ts';
