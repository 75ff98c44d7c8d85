/** Validation errors of the Settings tab. */
export const settingsMessages = {
  unknownField: 'There is no such setting',
  shopNameMissing: 'The shop needs a name',
} as const;
