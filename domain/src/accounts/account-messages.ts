/** Validation errors of sign-up, login and profile (docs/reference/specification.md 5). */
export const accountMessages = {
  /** The sign-up form ends this message with a full stop; the profile form does not. */
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
