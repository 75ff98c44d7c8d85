import type { ShopSettings } from '@nargisus/domain/settings';
import { STORE } from '@nargisus/domain/store';
import { prefetchQuery, useQuery } from '../query/query-cache.ts';

/**
 * Shown until the settings are known, and where they cannot be read. Repeats the defaults of domain/settings, whose
 * schemas every page would load otherwise.
 */
export const DEFAULT_SHOP: ShopSettings = {
  name: STORE.name,
  email: STORE.email,
  phone: '',
  whatsapp: '',
  address: '',
  addressBn: '',
  tradeLicence: '',
  dbid: '',
  bin: '',
  bkash: '',
  nagad: '',
};

const KEY = 'settings';

/** Loads the schemas of the settings with the first request. */
const read = () => import('./read-public-settings.ts').then((module) => module.readPublicSettings());

/** Returns the shop's own data, for public pages. One request for all components, which the CDN answers. */
export function useShop({ enabled = true } = {}): ShopSettings {
  const settings = useQuery(KEY, read, { enabled });
  return settings.state === 'ready' ? settings.value.shop : DEFAULT_SHOP;
}

/** Returns the id of the shop's pixel at Meta; '' where it has none, and until the settings are known. */
export function usePixelId(): string {
  const settings = useQuery(KEY, read);
  return settings.state === 'ready' ? settings.value.ads.pixelId : '';
}

/** Prefetches the shop's own data, before a page that shows it is rendered. */
export const prefetchShop = () => prefetchQuery(KEY, read);
