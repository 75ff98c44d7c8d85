import type { MailKind } from '@nargisus/domain/mails';
import { openShop } from '../config.ts';
import { cloudMailWorld } from './cloud-mail-world.ts';
import { logMail } from './log-mail.ts';
import { sendShopMail } from './send-shop-mail.ts';

/**
 * Sends the mail that a change asks for. One that could not be sent is recorded, and the sweep tries it again.
 * @throws Error while another run sends it, or when nothing could be recorded: the event comes again.
 */
export async function sendForChange(wanted: { kind: MailKind; id: string }): Promise<void> {
  const shop = await openShop();
  logMail(wanted, await sendShopMail(shop.mails, cloudMailWorld(shop), wanted));
}
