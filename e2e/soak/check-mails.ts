import type { TestData } from '../fixtures/data/test-data.ts';
import { mailbox } from '../fixtures/local-stack/mailbox.ts';

/**
 * Compares the records of mails with the mails that came, and returns the differences. A run that was killed while it handed a mail over
 * leaves it unconfirmed: that one came once or not at all.
 */
export async function checkMails({ db }: TestData, addresses: readonly string[]): Promise<string[]> {
  const differences: string[] = [];
  const records = (await db.collection('mails').get()).docs.map((it) => ({
    ...(it.data() as Mail),
    id: it.id,
  }));
  const came = (await Promise.all(addresses.map((email) => mailbox.mailsTo(email))))
    .flat()
    .map(({ id }) => id);
  const sent = records.filter(({ state }) => state === 'sent').map(({ messageId }) => messageId ?? '');
  const unconfirmed = records.filter(({ state }) => state === 'unconfirmed').length;
  for (const { id, state, nextAttemptAt } of records)
    if (state === 'sending' || nextAttemptAt !== null) differences.push(`the mail ${id} is still ${state}`);
  if (new Set(sent).size !== sent.length) differences.push('one mail belongs to two records');
  const lost = sent.filter((id) => !came.includes(id)).length;
  if (lost > 0) differences.push(`${lost} mails were sent and did not come`);
  const surplus = came.length - (sent.length - lost);
  if (surplus > unconfirmed)
    differences.push(`${surplus} mails came without a record that was sent; ${unconfirmed} are unconfirmed`);
  console.info(`mails: ${sent.length} sent, ${unconfirmed} unconfirmed, ${records.length} in all`);
  return differences;
}

interface Mail {
  readonly state: string;
  readonly nextAttemptAt: object | null;
  readonly messageId: string | null;
}
