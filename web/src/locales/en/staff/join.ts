import { defineStrings } from '../../define-strings.ts';

/** The page of an invitation to work for the shop. */
export const joinStrings = defineStrings('join', {
  title: 'Invitation',
  heading: 'You are invited',
  lead: 'You are invited to work in the dashboard of Nargisus. Sign in with the e-mail address that the invitation was sent to.',
  leadSignedIn: (account: string) =>
    `You are invited to work in the dashboard of Nargisus. You are signed in as ${account}.`,
  login: 'Login',
  signUp: 'Sign Up',
  accept: 'Accept the invitation',
  accepting: 'Accepting…',
  accepted: 'Welcome! You can work in the dashboard now.',
  failed: 'The invitation could not be accepted. Please try again.',
  invalidTitle: 'This link does not work',
  invalid: 'This invitation is not valid any more. Ask for a new one.',
  signedInAs: (account: string) => `You are signed in as ${account}.`,
  signOut: 'Sign out and use another account',
  toProfile: 'Open your profile',
  toProfileHint: 'In your profile we can send you the mail that confirms it.',
  loading: 'Checking your account',
  home: 'To the shop',
});
