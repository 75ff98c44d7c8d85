/** What is said about the parts of a request; screens that behave never hear them. */
export const requestMessages = {
  notValid: 'The request is not valid',
  notJson: 'The request is not valid JSON',
  sendJson: 'Please send JSON (Content-Type: application/json)',
  sendForm: 'Please send a form (Content-Type: {type})',
  noEncoding: 'Please send the body as it is (without Content-Encoding)',
  sentTwice: 'A field was sent twice',
  tooLarge: 'The request is too large',
  onlyMethods: 'Only {methods} is possible here',
  noSuchCall: 'There is no such call',
  requestKey: 'The header {header} must be a UUID',
  wholeNumber: 'Please give a whole number from 1 to {largest}',
  atMost: 'At most {largest}',
  flag: 'Please give true or false',
  unknownOrder: 'Unknown order',
  unknownUid: 'Unknown account ID',
  unknownCartItem: 'Unknown cart item',
  unknownCategory: 'Unknown category',
  unknownLanguage: 'Please choose en or bn',
  unknownCursor: 'Unknown cursor',
  /** What zod says where we gave it no words. */
  otherwise: 'Invalid input',
} as const;
