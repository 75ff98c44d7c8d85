import { defineStrings } from '../define-strings.ts';

/**
 * Sign-in, sign-up and password reset (docs/reference/specification.md 2 and 8). Errors of the provider are in
 * domain/messages.
 */
export const authStrings = defineStrings('auth', {
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  or: 'or',

  loginTitle: 'Sign in',
  loginDescription: 'Sign in to your Nargisus account to order, follow your parcels and keep your cart.',
  loginLead: 'Welcome back. Your cart comes with you.',
  rememberMe: 'Remember me',
  forgotLink: 'Forgot password?',
  signIn: 'Sign In',
  signingIn: 'Signing in...',
  signInWithGoogle: 'Sign in with Google',
  signInWithPhone: 'Sign in with phone',
  newHere: 'New to Nargisus?',
  createLink: 'Create an account',
  disabled: 'This account has been closed. If you think that is a mistake, please write to us.',

  signupTitle: 'Create your account',
  signupDescription: 'Create a Nargisus account to order faster and see where your parcels are.',
  signupLead: 'Order faster and see where your parcels are.',
  name: 'Full Name',
  phone: 'Phone',
  confirmPassword: 'Confirm Password',
  showConfirm: 'Show confirm password',
  hideConfirm: 'Hide confirm password',
  createAccount: 'Create Account',
  creatingAccount: 'Creating account...',
  signUpWithGoogle: 'Sign up with Google',
  signUpWithPhone: 'Sign up with phone',
  haveAccount: 'Already have an account?',
  signInLink: 'Sign in',

  noGoogleIn: (app: string) =>
    `Google does not let you sign in inside ${app}. Use your phone or email above, or open this page in your browser: in the menu (⋮ or …) choose "Open in browser".`,
  thisApp: 'this app',
  copyLink: 'Copy link',
  linkCopied: 'Link copied. Paste it into your browser.',
  linkNotCopied: 'The link could not be copied. Choose "Open in browser" in the menu.',
  googleFailedHint: "Google's window does not open? Your phone or email works without it.",

  waitingForGoogle: 'Waiting for Google...',
  googleSignedIn: (name: string) => `Google sign in successful. Welcome, ${name}!`,
  googleSignedUp: (name: string) => `Google sign up successful. Welcome to Nargisus, ${name}!`,

  forgotTitle: 'Forgot your password?',
  forgotDescription: 'Choose a new password for your Nargisus account.',
  forgotLead: 'Tell us your email, and we send you a link to choose a new one.',
  sendLink: 'Send link',
  sendingLink: 'Sending...',
  linkSentTitle: 'Look into your inbox',
  linkSent: (email: string) =>
    `If there is an account for ${email}, a link to choose a new password is on its way. It works for an hour.`,
  linkNotThere: 'Nothing there after a few minutes? Look into the spam folder, or check the address.',
  otherAddress: 'Try another address',
  sendFailed: 'The link could not be sent. Please try again.',
  backToLogin: 'Back to sign in',

  resetTitle: 'Choose a new password',
  resetLead: (email: string) => `For ${email}.`,
  checkingLink: 'Checking your link...',
  newPassword: 'New Password',
  savePassword: 'Save password',
  savingPassword: 'Saving...',
  passwordSaved: 'Your password has been changed. You are signed in.',
  passwordSavedSignIn: 'Your password has been changed. Please sign in with it.',
  saveFailed: 'The password could not be saved. Please try again.',
  linkUsedTitle: 'This link does not work any more',
  linkUsed: 'Each link works once and for an hour. We are glad to send you a new one.',
  sendNewLink: 'Send a new link',
  verificationSent: (email: string) =>
    `We have sent a link to ${email}. Please open it, so that we may write to you about your orders.`,
  verifyTitle: 'Confirm your email',
  verifiedTitle: 'Your email is confirmed',
  verifiedLead: 'From now on we write to you about your orders.',
  verifiedAction: 'Continue shopping',
  notYourAccount: 'You did not open this account?',
  takeAccountOver: 'Choose a new password, which signs everybody else out',
  verifyUsed:
    'Each link works once. If your email is not confirmed yet, your profile page sends you a new one.',
  verifyUsedAction: 'Go to your profile',
  checkFailed: 'Your link could not be checked. Please look at your connection.',

  sessionEnded: 'Your session has ended. Please sign in again.',
  sessionDisabled: 'You have been signed out: this account has been closed. Please write to us.',
});
