/** docs/reference/specification.md 5: what is said about a field of sign-up, login and profile. */
export const accountMessages = {
  /** Sign-up ends it with a full stop, the profile does not. */
  nameMissingAtSignUp: 'Name is required.',
  nameMissing: 'Name is required',
  emailMissing: 'Email is required',
  emailInvalid: 'Email is invalid',
  phoneMissing: 'Phone number is required',
  phoneInvalid: 'Please enter a valid phone number',
  passwordMissing: 'Password is required',
  passwordShort: 'Password must be at least 6 characters',
  confirmationMissing: 'Please confirm your password',
  confirmationDiffers: 'Passwords do not match',
} as const;
