import type { TestData } from '../fixtures/data/test-data.ts';
import { mailbox } from '../fixtures/local-stack/mailbox.ts';
import { smsProvider } from '../fixtures/local-stack/sms-provider.ts';

/** Compares the mails with the mailbox and the text messages with the provider, and returns the differences. */
export async function checkMessages(testData: TestData, addresses: readonly string[]): Promise<string[]> {
  const mails = (await Promise.all(addresses.map((email) => mailbox.mailsTo(email)))).flat();
  const mailRecords = await recordsOf(testData, 'mails', 'messageId');
  const smsRecords = await recordsOf(testData, 'sms', 'providerId');
  return [
    ...compare('mail', mailRecords, idsOf(mails)),
    ...compare('text message', smsRecords, idsOf(await smsProvider.messages())),
  ];
}

interface Message {
  readonly id: string;
  readonly state: string;
  readonly isWaiting: boolean;
  /** What the service calls it; '' before it accepted it. */
  readonly sentAs: string;
}

/**
 * Returns the differences between records and what came. A run that was killed while it handed a message over, or got no answer, leaves it
 * unconfirmed: that one came once or not at all.
 */
function compare(what: string, records: readonly Message[], came: readonly string[]): string[] {
  const differences: string[] = [];
  const sent = records.filter(({ state }) => state === 'sent').map(({ sentAs }) => sentAs);
  const unconfirmed = records.filter(({ state }) => state === 'unconfirmed').length;
  for (const { id, state, isWaiting } of records)
    if (state === 'sending' || isWaiting) differences.push(`the ${what} ${id} is still ${state}`);
  if (new Set(sent).size !== sent.length) differences.push(`one ${what} belongs to two records`);
  const arrived = new Set(came);
  const lost = sent.filter((id) => !arrived.has(id)).length;
  if (lost > 0) differences.push(`${lost} of what was sent did not come (${what})`);
  const surplus = came.length - (sent.length - lost);
  if (surplus > unconfirmed)
    differences.push(`${surplus} came that no record sent, ${unconfirmed} are unconfirmed (${what})`);
  console.info(`${what}s: ${sent.length} sent, ${unconfirmed} unconfirmed, ${records.length} in all`);
  return differences;
}

async function recordsOf({ db }: TestData, collection: string, sentAs: string): Promise<Message[]> {
  const { docs } = await db.collection(collection).get();
  return docs.map((it) => ({
    id: it.id,
    state: it.get('state') as string,
    isWaiting: it.get('nextAttemptAt') !== null,
    sentAs: (it.get(sentAs) as string | null) ?? '',
  }));
}

const idsOf = (messages: readonly { readonly id: string }[]) => messages.map(({ id }) => id);
