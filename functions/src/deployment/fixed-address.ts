import { defineString } from 'firebase-functions/params';
import type { GlobalOptions } from 'firebase-functions/v2/options';

const network = defineString('EGRESS_NETWORK', { default: '' });
const subnetwork = defineString('EGRESS_SUBNETWORK', { default: '' });

/**
 * Sends all that a function asks of others through the network of docs/deploy.md, step 5, where Cloud NAT gives it one fixed
 * address: the gateway takes refunds only from an address that it knows. Without both parameters a function has no network of
 * its own.
 *
 * Whether there is a network must be known when firebase-tools loads the functions; it hands the parameters' values over as
 * environment variables then.
 */
export function fixedAddress(): Pick<GlobalOptions, 'networkInterface' | 'vpcEgress'> {
  const { EGRESS_NETWORK, EGRESS_SUBNETWORK } = process.env;
  if (!EGRESS_NETWORK?.trim() || !EGRESS_SUBNETWORK?.trim()) return {};
  return { networkInterface: { network, subnetwork }, vpcEgress: 'ALL_TRAFFIC' };
}
