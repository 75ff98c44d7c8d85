import { info } from 'firebase-functions/logger';
import { reportError, stackOf } from '../logging/report-error.ts';
import { logSms } from './log-sms.ts';
import type { SmsDependencies } from './send-order-sms.ts';
import type { SmsRepository } from './sms.repository.ts';
import { sweepSms } from './sweep-sms.ts';

/** Sweeps the text messages of this deployment, and logs the counts. */
export async function runSmsSweep(sms: SmsRepository, dependencies: SmsDependencies): Promise<void> {
  const sweep = await sweepSms(sms, dependencies, {
    outcome: logSms,
    broken: (id, thrown) => reportError('A text message could not be swept', { id, stack: stackOf(thrown) }),
  });
  info('Text messages swept', sweep);
}
