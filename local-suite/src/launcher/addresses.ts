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
