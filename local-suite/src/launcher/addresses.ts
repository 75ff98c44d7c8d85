import { DEV_PORT, HOST, PORTS } from './ports.ts';
import { PROJECT_ID } from './project.ts';

/** The URLs and hosts of the running local stack. */
export const addresses = {
  projectId: PROJECT_ID,
  shop: `http://${HOST}:${PORTS.hosting}`,
  /** With hot reload, `npm run dev`. */
  devShop: `http://${HOST}:${DEV_PORT}`,
  /**
   * By name, because the shop is addressed by number: to a browser they are two sites then, and the form
   * that returns a buyer carries no cookie of the shop, as with the real gateway.
   */
  gateway: `http://localhost:${PORTS.gateway}`,
  mailbox: `http://${HOST}:${PORTS.mailbox}`,
  /** Meta's Conversions API. */
  meta: `http://${HOST}:${PORTS.meta}`,
  courier: `http://${HOST}:${PORTS.courier}`,
  /** firebase-tools' hub: exports, and triggers on and off. */
  hub: `http://${HOST}:${PORTS.hub}`,
  hosts: {
    auth: `${HOST}:${PORTS.auth}`,
    firestore: `${HOST}:${PORTS.firestore}`,
    storage: `${HOST}:${PORTS.storage}`,
  },
} as const;

/**
 * Returns what the web app's build needs when the local stack does not run on its default ports
 * (web/.env.local-suite).
 */
export function webEnvironment(): Record<string, string> {
  return { VITE_EMULATOR_HOSTS: JSON.stringify(addresses.hosts), SHOP_ORIGIN: addresses.shop };
}
