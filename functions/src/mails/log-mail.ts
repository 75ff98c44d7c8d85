import type { MailKind } from '@nargisus/domain/mails';
import { info, warn } from 'firebase-functions/logger';
import type { MailOutcome } from './send-shop-mail.ts';

/** Outcomes that staff should know: deploy/monitoring counts the warnings. */
const WARNED: readonly MailOutcome[] = ['failed', 'refused', 'unconfirmed', 'capped'];

/** Logs the outcome of a mail, without its recipient. */
export function logMail(wanted: { kind: MailKind; id: string }, outcome: MailOutcome): void {
  const write = WARNED.includes(outcome) ? warn : info;
  write(`Mail ${wanted.kind}: ${outcome}`, { ...wanted, outcome });
}
