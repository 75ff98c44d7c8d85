export { ownDataSchema, type OwnAccount, type OwnData, type OwnImage } from './own-data.ts';
export { expiryOf, RETENTION_MS, type ExpiringGroup } from './retention.ts';
export { OWN_DATA_FILE } from './own-data-file.ts';
