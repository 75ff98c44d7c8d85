import type { Engine } from '../engine/engine.ts';
import type { Commit, DocumentChange } from '../engine/writes/write.ts';
import { deliver } from './deliver.ts';
import { changeKind, triggerEvent } from './trigger-event.ts';
import { triggerFrom, type Trigger } from './trigger.ts';

/** Of one function: for each event that comes while others run, the functions emulator starts another process. */
const MAX_IN_FLIGHT = 2;

interface Delivery {
  trigger: Trigger;
  change: DocumentChange & { time: number };
}

/** Of one function: the names of queues whose first may go, and how many are on their way. */
interface Lane {
  readonly ready: string[];
  inFlight: number;
}

/**
 * Brings every commit to the functions that asked for it (docs/reference/firestore-protocol.md 3): after the commit
 * and without ever holding it up; per function and document one after the other, in commit order; across documents
 * side by side.
 */
export class TriggerDispatcher {
  private readonly triggers = new Map<string, Trigger>();
  /** Databases we listen to already. */
  private readonly observed = new Set<string>();
  /** Projects whose commits no function is to hear of. */
  private readonly suspended = new Set<string>();
  /** By function and document: what waits behind the one that is being delivered. */
  private readonly queues = new Map<string, Delivery[]>();
  private readonly lanes = new Map<string, Lane>();

  /** `functionsEmulator`: HOST:PORT; without it registrations are accepted and nothing is delivered. */
  constructor(
    private readonly engine: Engine,
    private readonly functionsEmulator: string | undefined,
  ) {}

  /** The CLI never takes a registration back; it registers anew under another key. Throws INVALID_ARGUMENT. */
  register(project: string, key: string, body: unknown): void {
    const trigger = triggerFrom(project, key, body);
    this.triggers.set(`${project}/${key}`, trigger);
    const name = `${project}/${trigger.database}`;
    if (this.observed.has(name)) return;
    this.observed.add(name);
    this.engine.database(project, trigger.database).onCommit((commit) => {
      if (!this.suspended.has(project)) this.enqueue(name, commit);
    });
  }

  /** From now on no function hears of what is committed, neither now nor later; what was committed before is brought. */
  suspend(project: string): void {
    this.suspended.add(project);
  }

  resume(project: string): void {
    this.suspended.delete(project);
  }

  private enqueue(database: string, commit: Commit): void {
    for (const trigger of this.triggers.values()) {
      if (`${trigger.project}/${trigger.database}` !== database) continue;
      for (const change of commit.changes) {
        const kind = changeKind(change);
        if (!kind || !trigger.wants(kind) || !trigger.matches(change.key)) continue;
        const line = `${trigger.project}/${trigger.key}/${change.key}`;
        const delivery = { trigger, change: { ...change, time: commit.time } };
        const waiting = this.queues.get(line);
        if (waiting) waiting.push(delivery);
        else {
          this.queues.set(line, [delivery]);
          this.laneOf(trigger).ready.push(line);
        }
      }
      this.startMore(this.laneOf(trigger));
    }
  }

  private laneOf({ project, key }: Trigger): Lane {
    const name = `${project}/${key}`;
    let lane = this.lanes.get(name);
    if (!lane) this.lanes.set(name, (lane = { ready: [], inFlight: 0 }));
    return lane;
  }

  private startMore(lane: Lane): void {
    while (lane.inFlight < MAX_IN_FLIGHT) {
      const line = lane.ready.shift();
      if (line === undefined) return;
      const delivery = this.queues.get(line)?.shift();
      if (!delivery) continue;
      lane.inFlight++;
      void this.deliver(delivery).finally(() => {
        lane.inFlight--;
        if (this.queues.get(line)?.length) lane.ready.push(line);
        else this.queues.delete(line);
        this.startMore(lane);
      });
    }
  }

  private async deliver({ trigger, change }: Delivery): Promise<void> {
    if (!this.functionsEmulator || !this.triggers.has(`${trigger.project}/${trigger.key}`)) return;
    const url = `http://${this.functionsEmulator}/functions/projects/${trigger.project}/triggers/${trigger.key}`;
    try {
      const status = await deliver(url, triggerEvent(trigger, change));
      // The function is gone: it was removed or registered under a new key.
      if (status === 404) this.triggers.delete(`${trigger.project}/${trigger.key}`);
      else if (status >= 400) console.error(`Trigger ${trigger.key} answered ${status} for ${change.key}.`);
    } catch (cause) {
      console.error(`Trigger ${trigger.key} was not reached for ${change.key}: ${String(cause)}`);
    }
  }
}
