import type { Rendition } from '@nargisus/domain/catalogue';
import { PRODUCT_WIDTHS } from '../pictures/product-files.ts';
import { addresses } from '../../launcher/addresses.ts';
import { pictureUrl } from '../upload-pictures.ts';

const STORAGE = { host: addresses.hosts.storage, bucket: 'demo-nargisus.firebasestorage.app' };

/** The renditions that uploading would list, without uploading. */
export const renditionsAt = (productId: string): Rendition[] =>
  PRODUCT_WIDTHS.map((width) => ({
    width,
    height: width * 1.25,
    webp: pictureUrl(STORAGE, `products/${productId}/${width}.webp`),
    avif: pictureUrl(STORAGE, `products/${productId}/${width}.avif`),
  }));
