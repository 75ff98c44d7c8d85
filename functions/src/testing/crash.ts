/** The end of a process that a test makes die. */
export class Crash extends Error {}

/** A process that dies at one of its awaits. */
export interface DyingProcess {
  /** Returns the object with methods that count as awaits, before their work and after it. */
  readonly dying: <T extends object>(target: T) => T;
  /** Whether it was reached. */
  readonly hasDied: () => boolean;
}

/** Returns a process that dies at the given one of its awaits, counted from 0 over all objects that it wraps. */
export function dyingAt(death: number): DyingProcess {
  let awaits = 0;
  const step = () => {
    if (awaits++ >= death) throw new Crash();
  };
  const dying = <T extends object>(target: T): T =>
    new Proxy(target, {
      get: (_, name) => {
        const value = Reflect.get(target, name) as unknown;
        if (typeof value !== 'function') return value;
        return async (...given: unknown[]) => {
          step();
          const result: unknown = await (value as (...all: unknown[]) => unknown).apply(target, given);
          step();
          return result;
        };
      },
    });
  return { dying, hasDied: () => awaits > death };
}
