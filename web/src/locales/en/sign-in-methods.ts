import { defineStrings } from '../define-strings.ts';

/** The number and the email that sign in to an account, on the profile (docs/adr/0075). */
export const signInMethodStrings = defineStrings('signInMethods', {
  title: 'How you sign in',
  phone: 'Mobile number',
  noPhone: 'No number yet',
  addPhone: 'Add a number',
  changePhone: 'Change number',
  phoneSaved: 'Your number has been saved. You can sign in with it from now on.',
  proveFirst: (phone: string) => `First show that ${phone} is still yours: we send a code to it.`,
  sendToPresent: 'Send code to this number',
  email: 'Email',
  noEmail: 'No email yet. Add one, so that we can write to you about your orders.',
  addEmail: 'Add an email',
  saveEmail: 'Save email',
  emailSaved: (email: string) => `We have sent a link to ${email}. Please open it.`,
  switchAccount: 'Sign in to that account',
  cancel: 'Cancel',
});
