import type { SmsState } from '@nargisus/domain/sms';
import { info, warn } from 'firebase-functions/logger';

/** States that staff should know: deploy/monitoring counts the warnings. */
const WARNED: readonly (SmsState | 'not-found')[] = ['failed', 'refused', 'unconfirmed', 'capped'];

/** Logs the state of a text message, without its recipient and its text. */
export function logSms(id: string, state: SmsState | 'not-found'): void {
  const write = WARNED.includes(state) ? warn : info;
  write(`Text message: ${state}`, { id, state });
}
