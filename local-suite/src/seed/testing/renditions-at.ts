import type { Rendition } from '@nargisus/domain/catalogue';
import { addresses } from '../../launcher/addresses.ts';
import { PRODUCT_WIDTHS } from '../product-pictures.ts';
import { pictureUrl, storageOf } from '../upload-pictures.ts';

const STORAGE = storageOf(addresses.projectId, addresses.hosts.storage);

/** Returns the renditions that uploading would list, without uploading. */
export const renditionsAt = (productId: string): Rendition[] =>
  PRODUCT_WIDTHS.map((width) => ({
    width,
    height: width * 1.25,
    webp: pictureUrl(STORAGE, `products/${productId}/${width}.webp`),
    avif: pictureUrl(STORAGE, `products/${productId}/${width}.avif`),
  }));
