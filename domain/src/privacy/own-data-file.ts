/** What the file is called in which people take along what the shop holds on them. */
export const OWN_DATA_FILE = 'nargisus-my-data.json';
