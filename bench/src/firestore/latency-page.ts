import { initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getFirestore, onSnapshot, setDoc } from 'firebase/firestore';

/** Runs in Chromium: one tab listens, the other writes (measure-browser-latency.ts drives both). */
interface Settings {
  host: string;
  port: number;
  projectId: string;
}

const seenAt: number[] = [];
const now = () => performance.timeOrigin + performance.now();

function ping({ host, port, projectId }: Settings) {
  const db = getFirestore(initializeApp({ projectId, apiKey: 'bench' }));
  connectFirestoreEmulator(db, host, port);
  return doc(db, 'latency/ping');
}

const latency = {
  listen: (settings: Settings) =>
    new Promise<void>((listening) => {
      onSnapshot(ping(settings), (snapshot) => {
        if (snapshot.exists()) seenAt[snapshot.get('round') as number] = now();
        listening();
      });
    }),
  write: async (settings: Settings, rounds: number) => {
    const document = ping(settings);
    const sentAt: number[] = [];
    for (let round = 0; round < rounds; round++) {
      sentAt.push(now());
      await setDoc(document, { round });
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return sentAt;
  },
  seen: async (rounds: number) => {
    while (seenAt[rounds - 1] === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
    return seenAt;
  },
};

Object.assign(globalThis, { latency });
