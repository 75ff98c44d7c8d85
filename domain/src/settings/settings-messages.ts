/** Validation errors of the Settings tab. */
export const settingsMessages = {
  unknownField: 'There is no such setting',
  shopNameMissing: 'The shop needs a name',
  measureNameMissing: 'Name each measure',
  measureInvalid: 'A measure is a number of cm from 1 to 300, with one decimal at most',
  measureSize: 'A measure has a size that the chart does not have',
  tooManyMeasures: 'A chart has at most 12 measures',
} as const;
