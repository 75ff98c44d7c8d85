import { addresses } from '../../launcher/addresses.ts';
import type { ProductRenditions } from '../product-pictures.ts';
import { renditionsIn, storageOf } from '../upload-pictures.ts';

const STORAGE = storageOf(addresses.projectId, addresses.hosts.storage);

/** Returns the renditions that uploading would list, without uploading. */
export const renditionsAt = (productId: string): ProductRenditions => renditionsIn(STORAGE, productId);
