import { defineString } from 'firebase-functions/params';
import type { GlobalOptions } from 'firebase-functions/v2/options';

const network = defineString('EGRESS_NETWORK', { default: '' });
const subnetwork = defineString('EGRESS_SUBNETWORK', { default: '' });

/**
 * Returns the network of a function (docs/deploy.md, step 5), where Cloud NAT gives its requests one fixed IP
 * address: the gateway accepts refunds only from an address that it knows. Without both parameters a function has
 * no network of its own.
 *
 * firebase-tools must know the network when it loads the functions; it passes the parameters as environment
 * variables then.
 */
export function fixedAddress(): Pick<GlobalOptions, 'networkInterface' | 'vpcEgress'> {
  const { EGRESS_NETWORK, EGRESS_SUBNETWORK } = process.env;
  if (!EGRESS_NETWORK?.trim() || !EGRESS_SUBNETWORK?.trim()) return {};
  return { networkInterface: { network, subnetwork }, vpcEgress: 'ALL_TRAFFIC' };
}
