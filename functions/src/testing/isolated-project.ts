import { initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';

interface IsolatedProject {
  readonly projectId: string;
  readonly db: Firestore;
  /** Returns the reads that the cloud would bill for the work. */
  readonly readsOf: (work: () => Promise<unknown>) => Promise<number>;
}

/** Opens an isolated Firestore project on the emulator for the test file; no trigger follows its writes. */
export function openIsolatedProject(name: string): IsolatedProject {
  const projectId = `demo-${name}-${randomUUID().slice(0, 8)}`;
  const app = initializeApp({ projectId }, projectId);

  async function reads(): Promise<number> {
    const host = process.env.FIRESTORE_EMULATOR_HOST;
    const answer = await fetch(`http://${host}/emulator/v1/projects/${projectId}/usage`);
    return ((await answer.json()) as { reads: number }).reads;
  }

  return {
    projectId,
    db: getFirestore(app),
    readsOf: async (work) => {
      const before = await reads();
      await work();
      return (await reads()) - before;
    },
  };
}
