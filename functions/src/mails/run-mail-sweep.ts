import { info } from 'firebase-functions/logger';
import type { Shop } from '../data/shop.ts';
import { reportError, stackOf } from '../http/report-error.ts';
import { cloudMailWorld } from './cloud-mail-world.ts';
import { logMail } from './log-mail.ts';
import { sweepMails } from './sweep-mails.ts';

/** Sweeps the mails of this deployment, and logs what it did. */
export async function runMailSweep(shop: Shop): Promise<void> {
  const sweep = await sweepMails(shop.mails, cloudMailWorld(shop), {
    outcome: logMail,
    broken: (id, thrown) => reportError('A mail could not be swept', { id, stack: stackOf(thrown) }),
  });
  info('Mails swept', sweep);
}
