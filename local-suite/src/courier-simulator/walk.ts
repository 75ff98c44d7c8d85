import { act, type Action } from './actions.ts';
import type { Consignment } from './consignment.ts';
import type { Simulator } from './simulator.ts';

const HOUR_MS = 3_600_000;

type Plan = readonly (readonly [afterHours: number, action: Action])[];

const TO_THE_DOOR: Plan = [
  [1, 'accept'],
  [3, 'receive'],
  [12, 'move'],
];

/** The ways that parcels take by the clock. Most are delivered; the number of the parcel decides, so that runs repeat. */
const PLANS: readonly Plan[] = [
  [...TO_THE_DOOR, [8, 'claimDelivered'], [2, 'deliver']],
  [...TO_THE_DOOR, [8, 'claimDelivered'], [2, 'deliver']],
  [...TO_THE_DOOR, [8, 'hold'], [24, 'claimDelivered'], [2, 'deliver']],
  [...TO_THE_DOOR, [8, 'claimCancelled'], [2, 'cancel'], [48, 'returnSent'], [72, 'returnReceived']],
  // The rider claims a delivery that the hub does not confirm.
  [...TO_THE_DOOR, [8, 'claimDelivered'], [2, 'cancel'], [48, 'returnSent'], [72, 'returnReceived']],
];

/** Begins to move a new parcel by the clock. */
export function walk(simulator: Simulator, consignment: Consignment): void {
  next(PLANS[consignment.id % PLANS.length]!);

  function next([step, ...rest]: Plan): void {
    if (!step) return;
    const [hours, action] = step;
    simulator.clock.after(hours * HOUR_MS, () => {
      void act(simulator, consignment, action);
      next(rest);
    });
  }
}
