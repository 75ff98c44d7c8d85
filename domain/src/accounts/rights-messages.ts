/** Texts of the calls about staff and their rights (docs/adr/0082). */
export const rightsMessages = {
  unknownRight: 'Unknown right',
  rightMissing: 'Please choose at least one right',
  unknownInvitation: 'This invitation is not valid any more. Ask for a new one.',
  otherAddress: 'This invitation is for {email}. Sign in with that address to accept it.',
  unprovedAddress: 'Please confirm your e-mail address first, then open the invitation again',
  otherSignIn:
    'Your account can also be opened with {other}. Remove that sign-in, or ask an admin for your rights.',
  ownRights: 'You cannot change your own rights',
  holdsAll: '{name} is an admin and may do everything already',
  isStaff: '{name} works for the shop already: change their rights instead',
  numberUnproved: 'This account has not proved a phone number or an e-mail address',
  stale: 'A colleague has changed the rights of {name} in the meantime. Nothing of yours was saved.',
  adminsAlone: 'Only an admin may change a staff account',
  changed: 'The rights of {name} are saved',
  removed: '{name} works for the shop no longer',
  invited: 'The invitation to {email} is on its way',
  notSent: 'The invitation could not be sent. Please try again.',
  withdrawn: 'The invitation is withdrawn',
  accepted: 'Welcome! You can work in the dashboard now.',
} as const;
