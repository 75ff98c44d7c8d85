/**
 * The name of the file with all data that the shop holds about a user. In a separate file, so that the profile page
 * does not load the schemas of the export.
 */
export const OWN_DATA_FILE = 'nargisus-my-data.json';
