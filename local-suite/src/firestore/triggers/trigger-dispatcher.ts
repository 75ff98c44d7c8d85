import type { Engine } from '../engine/engine.ts';
import type { Commit, DocumentChange } from '../engine/writes/write.ts';
import { deliver } from './deliver.ts';
import { changeKind, triggerEvent } from './trigger-event.ts';
import { triggerFrom, type Trigger } from './trigger.ts';

/**
 * Per function: for each event that arrives while others run, the functions emulator starts another process.
 */
const MAX_IN_FLIGHT = 2;

interface Delivery {
  trigger: Trigger;
  change: DocumentChange & { time: number };
}

/** Per function: the queues whose first event may be delivered, and the number of deliveries in flight. */
interface Lane {
  readonly ready: string[];
  inFlight: number;
}

/**
 * Delivers every commit to its functions (docs/reference/firestore-protocol.md 3): after the commit and
 * without delaying it; serially per function and document, in commit order; concurrently across documents.
 */
export class TriggerDispatcher {
  readonly #engine: Engine;
  readonly #functionsEmulator: string | undefined;
  readonly #triggers = new Map<string, Trigger>();
  /** Databases with a commit listener. */
  readonly #observed = new Set<string>();
  /** Projects whose triggers are suspended. */
  readonly #suspended = new Set<string>();
  /** By function and document: the events behind the one being delivered. */
  readonly #queues = new Map<string, Delivery[]>();
  readonly #lanes = new Map<string, Lane>();

  /** `functionsEmulator`: HOST:PORT; without it registrations are accepted and nothing is delivered. */
  constructor(engine: Engine, functionsEmulator: string | undefined) {
    this.#engine = engine;
    this.#functionsEmulator = functionsEmulator;
  }

  /**
   * Registers a function. The CLI never unregisters; it registers again under another key. @throws
   * INVALID_ARGUMENT
   */
  register(project: string, key: string, body: unknown): void {
    const trigger = triggerFrom(project, key, body);
    this.#triggers.set(`${project}/${key}`, trigger);
    const name = `${project}/${trigger.database}`;
    if (this.#observed.has(name)) return;
    this.#observed.add(name);
    this.#engine.database(project, trigger.database).onCommit((commit) => {
      if (!this.#suspended.has(project)) this.#enqueue(name, commit);
    });
  }

  /** Drops the events of later commits; those of earlier ones are still delivered. */
  suspend(project: string): void {
    this.#suspended.add(project);
  }

  resume(project: string): void {
    this.#suspended.delete(project);
  }

  #enqueue(database: string, commit: Commit): void {
    for (const trigger of this.#triggers.values()) {
      if (`${trigger.project}/${trigger.database}` !== database) continue;
      for (const change of commit.changes) {
        const kind = changeKind(change);
        if (!kind || !trigger.accepts(kind) || !trigger.matches(change.key)) continue;
        const line = `${trigger.project}/${trigger.key}/${change.key}`;
        const delivery = { trigger, change: { ...change, time: commit.time } };
        const waiting = this.#queues.get(line);
        if (waiting) waiting.push(delivery);
        else {
          this.#queues.set(line, [delivery]);
          this.#laneOf(trigger).ready.push(line);
        }
      }
      this.#startMore(this.#laneOf(trigger));
    }
  }

  #laneOf({ project, key }: Trigger): Lane {
    const name = `${project}/${key}`;
    let lane = this.#lanes.get(name);
    if (!lane) this.#lanes.set(name, (lane = { ready: [], inFlight: 0 }));
    return lane;
  }

  #startMore(lane: Lane): void {
    while (lane.inFlight < MAX_IN_FLIGHT) {
      const line = lane.ready.shift();
      if (line === undefined) return;
      const delivery = this.#queues.get(line)?.shift();
      if (!delivery) continue;
      lane.inFlight++;
      void this.#deliver(delivery).finally(() => {
        lane.inFlight--;
        if (this.#queues.get(line)?.length) lane.ready.push(line);
        else this.#queues.delete(line);
        this.#startMore(lane);
      });
    }
  }

  async #deliver({ trigger, change }: Delivery): Promise<void> {
    if (!this.#functionsEmulator || !this.#triggers.has(`${trigger.project}/${trigger.key}`)) return;
    const url = `http://${this.#functionsEmulator}/functions/projects/${trigger.project}/triggers/${trigger.key}`;
    try {
      const status = await deliver(url, triggerEvent(trigger, change));
      // The function is gone: removed, or registered under a new key.
      if (status === 404) this.#triggers.delete(`${trigger.project}/${trigger.key}`);
      else if (status >= 400) console.error(`Trigger ${trigger.key} answered ${status} for ${change.key}.`);
    } catch (cause) {
      console.error(`Trigger ${trigger.key} could not be reached for ${change.key}: ${String(cause)}`);
    }
  }
}
