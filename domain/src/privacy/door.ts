export { ownDataSchema, type OwnAccount, type OwnData, type OwnPicture } from './own-data.ts';
