import { startCourier } from '../courier-simulator/courier.ts';
import { startGateway } from '../gateway-simulator/gateway.ts';
import { startMailbox } from '../mailbox/mailbox.ts';
import { startMeta } from '../meta-simulator/meta.ts';
import { readAuthCodes } from './auth-codes.ts';
import { readAuthLinks } from './auth-links.ts';
import { addresses } from './addresses.ts';
import { COURIER, MAIL_KEY, META_TOKEN, SMS_KEY, STORE } from './external-accounts.ts';
import { HOST, PORTS } from './ports.ts';

export interface ExternalServices {
  stop(): Promise<void>;
}

/**
 * Starts simulators of the external services, the payment gateway, the mail service, the courier and Meta, in this process.
 * @param mails - the folder that stores sent mails; without it the mailbox starts empty and keeps nothing
 * @param ledger - the file that stores the gateway's payments; without it they are lost at the end
 * @param parcels - the file that stores the courier's parcels; without it they are lost at the end
 */
export async function startExternalServices({
  mails,
  ledger,
  parcels,
}: { mails?: string; ledger?: string; parcels?: string } = {}): Promise<ExternalServices> {
  const gateway = await startGateway({ port: PORTS.gateway, host: HOST, stores: [STORE], ledger });
  const mailbox = await startMailbox({
    port: PORTS.mailbox,
    host: HOST,
    apiKey: MAIL_KEY,
    smsKey: SMS_KEY,
    folder: mails,
    authLinks: readAuthLinks,
    authCodes: readAuthCodes,
  });
  const meta = await startMeta({ port: PORTS.meta, host: HOST, accessToken: META_TOKEN });
  const courier = await startCourier({
    port: PORTS.courier,
    host: HOST,
    keys: COURIER,
    webhookUrl: `${addresses.shop}/api/couriers/steadfast/webhook`,
    ledger: parcels,
  });
  const all = [gateway, mailbox, courier, meta];
  return { stop: async () => void (await Promise.all(all.map((service) => service.close()))) };
}
