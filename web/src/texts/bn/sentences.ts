/** Domain's and the server's English sentences in Bangla. */
export const sentences: Readonly<Record<string, string>> = {
  'Name is required': 'নাম লিখুন',
};
