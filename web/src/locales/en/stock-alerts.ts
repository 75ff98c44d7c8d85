import { defineStrings } from '../define-strings.ts';

/** "Tell me when it is back", on the product's page and in the profile. */
export const stockAlertStrings = defineStrings('stockAlerts', {
  title: 'Tell me when it is back',
  loading: 'Loading',
  text: 'We send you one mail when it can be bought again.',
  choose: 'Choose your size: we send you one mail when it can be bought again.',
  signInFirst: 'You sign in first, so that we know where to write to, and come back here.',
  tellMe: 'Tell me',
  waitFor: (size: string) => `Tell me: ${size}`,
  asked: (size: string, email: string) => `${size}: we will write to ${email} when it is back.`,
  removed: (size: string) => `${size}: we will not write.`,
  failed: 'That did not work. Please check your connection and try again.',
  isBack: 'Everything can be bought again.',
  noEmail: 'We write by email. Please add one first: your profile has the form.',
  unverified: (email: string) =>
    `We can only write to an address that is yours. Please confirm ${email} first: your profile sends you the link.`,
  verify: 'Go to my profile',

  listTitle: 'What you wait for',
  listText: 'We send one mail for each, as soon as it can be bought again.',
  none: 'You wait for nothing at the moment.',
  remove: 'Remove',
  removeOf: (name: string, size: string) => `Do not tell me: ${name}, ${size}`,
  listFailed: 'What you wait for could not be loaded.',
});
