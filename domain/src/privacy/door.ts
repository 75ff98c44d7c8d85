export { ownDataSchema, type OwnAccount, type OwnData, type OwnPicture } from './own-data.ts';
export { OWN_DATA_FILE } from './own-data-file.ts';
