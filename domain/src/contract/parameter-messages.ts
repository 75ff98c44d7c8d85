/** Errors about parameters that many calls have. The first load of every page contains them, and no other requestMessages. */
export const parameterMessages = {
  requestKey: 'The header {header} must be a UUID',
  wholeNumber: 'Please give a whole number from 1 to {largest}',
  atMost: 'At most {largest}',
  flag: 'Please give true or false',
  unknownOrder: 'Unknown order',
  unknownUid: 'Unknown account ID',
  unknownCategory: 'Unknown category',
  unknownLanguage: 'Please choose en or bn',
} as const;
