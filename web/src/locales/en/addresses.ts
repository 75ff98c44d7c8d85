import { defineStrings } from '../define-strings.ts';

/** Saved addresses, at the checkout and on the profile. */
export const addressStrings = defineStrings('addresses', {
  choose: 'Where to deliver',
  other: 'Another address',
  otherHint: 'Type in where else to deliver.',
  isDefault: 'Default',
  save: 'Save this address',

  title: 'Saved Addresses',
  text: (count: string) => `They fill in the checkout. You can save ${count}.`,
  none: 'You have saved no address yet.',
  loading: 'Loading your addresses',
  failed: 'Your addresses could not be loaded',
  add: 'Add an address',
  full: (count: string) => `You have saved ${count} addresses. Remove one to add another.`,
  edit: 'Change',
  editOf: (address: string) => `Change ${address}`,
  remove: 'Remove',
  removeOf: (address: string) => `Remove ${address}`,
  makeDefault: 'Make default',
  makeDefaultOf: (address: string) => `Make ${address} the default`,
  removed: 'Address removed',
  notRemoved: 'The address could not be removed. Please try again.',
  notChanged: 'The address could not be changed. Please try again.',

  addTitle: 'Add an address',
  editTitle: 'Change the address',
  asDefault: 'Use as the default',
  saveChanges: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
});
