import type { SmsRecord, SmsState } from '@nargisus/domain/sms';
import { sendOrderSms, type SmsDependencies } from './send-order-sms.ts';
import type { SmsRepository } from './sms.repository.ts';

const BATCH = 100;
/** How long a message waits whose attempt failed before it could be recorded, in ms. */
const POSTPONED_MS = 30 * 60_000;

interface SweepLog {
  readonly outcome: (id: string, state: SmsState | 'not-found') => void;
  readonly broken: (id: string, thrown: unknown) => void;
}

/** Counts of a sweep. `broken`: nothing could be recorded, and the message waits for a later run. */
export interface SmsSweep {
  readonly sent: number;
  readonly receipts: number;
  readonly broken: number;
}

/**
 * Retries messages, sends those whose event was lost, and asks the provider what became of accepted ones. Up to 100 per run, one
 * at a time: an account without balance is told so by the first.
 */
export async function sweepSms(
  sms: SmsRepository,
  dependencies: SmsDependencies,
  log: SweepLog,
): Promise<SmsSweep> {
  const counts = { sent: 0, receipts: 0, broken: 0 };
  for (const record of await sms.due(dependencies.now(), BATCH)) {
    try {
      if (record.state === 'sent') {
        await readReceipt(sms, dependencies, record);
        counts.receipts += 1;
      } else {
        const state = await sendOrderSms(sms, dependencies, record._id);
        log.outcome(record._id, state);
        if (state === 'sent') counts.sent += 1;
      }
    } catch (thrown) {
      counts.broken += 1;
      log.broken(record._id, thrown);
      const until = new Date(dependencies.now().getTime() + POSTPONED_MS);
      await sms.postpone(record._id, until).catch((cause: unknown) => log.broken(record._id, cause));
    }
  }
  return counts;
}

async function readReceipt(
  sms: SmsRepository,
  { now, provider }: SmsDependencies,
  { _id: id, providerId }: SmsRecord,
): Promise<void> {
  const found = providerId === null ? undefined : await provider().receipt(providerId);
  await sms.recordReceipt(id, found, now());
}
