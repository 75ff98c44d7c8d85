import { startEmulator } from '@nargisus/local-suite/testing';

/** Returns the milliseconds from spawn to the first HTTP response of each start. */
export async function measureStart(rounds: number): Promise<number[]> {
  const samples: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const emulator = await startEmulator();
    await fetch(`http://${emulator.host}:${emulator.port}/`);
    samples.push(performance.now() - emulator.spawnedAt);
    await emulator.stop();
  }
  return samples;
}
