import { HOST, PORTS } from './ports.ts';
import { PROJECT_ID } from './project.ts';

/** Where a client of the running suite finds it. */
export const addresses = {
  projectId: PROJECT_ID,
  shop: `http://${HOST}:${PORTS.hosting}`,
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
