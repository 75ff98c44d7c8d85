import { DEV_PORT, HOST, PORTS } from './ports.ts';
import { PROJECT_ID } from './project.ts';

/** Where a client of the running suite finds it. */
export const addresses = {
  projectId: PROJECT_ID,
  shop: `http://${HOST}:${PORTS.hosting}`,
  /** With hot reload, `npm run dev`. */
  devShop: `http://${HOST}:${DEV_PORT}`,
  /**
   * By name, because the shop is reached by number: to a browser they are two sites then, and the form that brings a
   * buyer back carries no cookie of the shop, as with the real gateway.
   */
  gateway: `http://localhost:${PORTS.gateway}`,
  mailbox: `http://${HOST}:${PORTS.mailbox}`,
  /** firebase-tools' own switchboard: exports, triggers on and off. */
  hub: `http://${HOST}:${PORTS.hub}`,
  hosts: {
    auth: `${HOST}:${PORTS.auth}`,
    firestore: `${HOST}:${PORTS.firestore}`,
    storage: `${HOST}:${PORTS.storage}`,
  },
} as const;

/** What the web app's build must know when the suite does not run on its usual ports (web/.env.local-suite). */
export function webEnvironment(): Record<string, string> {
  return { VITE_EMULATOR_HOSTS: JSON.stringify(addresses.hosts), SHOP_ORIGIN: addresses.shop };
}
