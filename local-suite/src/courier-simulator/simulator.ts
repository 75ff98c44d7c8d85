import type { Lockout } from './authenticate.ts';
import type { Ledger } from './ledger.ts';
import type { Scheduler } from './scheduler.ts';
import type { SettingsStore } from './settings.ts';
import type { Webhooks } from './webhooks.ts';

/** The keys of the shop's business profile, and what its panel holds for webhooks. */
export interface CourierKeys {
  readonly apiKey: string;
  readonly secretKey: string;
  readonly webhookToken: string;
}

/** The shared state of the simulator. */
export interface Simulator {
  readonly keys: CourierKeys;
  readonly ledger: Ledger;
  readonly clock: Scheduler;
  readonly settings: SettingsStore;
  readonly lockout: Lockout;
  readonly webhooks: Webhooks;
  /** Base URL of tracking links. */
  readonly origin: () => string;
}
