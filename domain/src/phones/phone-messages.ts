/** Errors of phone numbers and of the rules about them. */
export const phoneMessages = {
  unknown: 'This is no phone number of an order: it needs 11 digits',
  reasonMissing: 'Please write down why',
  nothingToChange: 'Please say what is to change',
  noteMissing: 'Please write a note',
  tooManyNotes: 'This number has {most} notes. No more can be added.',
  stale: '{who} changed this number in the meantime. Nothing of yours was saved.',
  blocked: 'We cannot take an order for this phone number. Please contact us: {contact}',
  blockedForStaff: 'A colleague has blocked {phone}. Lift the block on the page of the number first.',
  unknownRule: 'Unknown rule for phone numbers',
  backAtLeast: 'Parcels that came back: a whole number from {least} to {most}',
  backShare: 'Share of parcels that came back: a whole number from {least} to {most}',
  firstOrderAbove: 'First orders above: a whole number of taka from {least} to {most}',
  advanceAmount: 'The advance: a whole number of taka from {least} to {most}',
} as const;
