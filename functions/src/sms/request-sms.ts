import type { SmsSettings } from '@nargisus/domain/settings';
import { isSmsOn, requestedSms, smsFor, smsId } from '@nargisus/domain/sms';
import type { SmsRepository } from './sms.repository.ts';

type Desk = Parameters<typeof smsFor>[1];

interface Repositories {
  readonly sms: Pick<SmsRepository, 'request'>;
  readonly settings: { readonly sms: () => Promise<SmsSettings> };
}

/**
 * Requests the text messages that a change of an order causes, each once however often the event arrives. No read for a change
 * that causes none; otherwise one, and one write for each message that the settings switch on.
 */
export async function requestSms(
  { sms, settings }: Repositories,
  { id, before, after, now }: { id: string; before: Desk | undefined; after: Desk; now: Date },
): Promise<void> {
  const kinds = smsFor(before, after, now);
  if (kinds.length === 0) return;
  const rules = await settings.sms();
  for (const kind of kinds)
    if (isSmsOn(kind, rules))
      await sms.request(requestedSms({ _id: smsId(id, kind, after.edits), kind, order: id }, now));
}
