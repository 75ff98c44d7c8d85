/** Errors of finding orders, saved views and exports. */
export const findingMessages = {
  unknownChoice: 'This filter has no such choice',
  tooManyRows: 'More than {count} rows fit these filters. Please narrow the dates down and export in parts.',
  viewNameMissing: 'Please give the view a name',
  viewNameTaken: 'You have a view of this name already',
  viewNotFound: 'This view does not exist',
  tooManyViews: 'You can save at most {count} views',
  unknownTab: 'Views of this list cannot be saved',
  viewSaved: 'View saved',
  viewRemoved: 'View deleted',
} as const;
