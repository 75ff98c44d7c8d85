import { startGateway } from '../gateway-simulator/gateway.ts';
import { startMailbox } from '../mailbox/mailbox.ts';
import { MAIL_KEY, STORE } from './outside-accounts.ts';
import { HOST, PORTS } from './ports.ts';

export interface OutsideServices {
  stop(): Promise<void>;
}

/**
 * Starts what in production belongs to others, the payment gateway and the mail service, in this process.
 *
 * @param mails - the folder that keeps what was sent; without it the mailbox begins empty and forgets
 */
export async function startOutsideServices({ mails }: { mails?: string } = {}): Promise<OutsideServices> {
  const gateway = await startGateway({ port: PORTS.gateway, host: HOST, stores: [STORE] });
  const mailbox = await startMailbox({
    port: PORTS.mailbox,
    host: HOST,
    apiKey: MAIL_KEY,
    folder: mails,
  });
  return { stop: async () => void (await Promise.all([gateway.close(), mailbox.close()])) };
}
