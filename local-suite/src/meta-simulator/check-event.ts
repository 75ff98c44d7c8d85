type Json = Record<string, unknown>;

const SHA_256 = /^[0-9a-f]{64}$/;
const WEEK_S = 7 * 24 * 60 * 60;

/** Returns what Meta finds wrong with an event of a website; undefined for one that it accepts. */
export function checkEvent(event: unknown, now: Date): string | undefined {
  if (!isObject(event)) return 'an event is an object';
  const { event_name: name, event_time: time, action_source: source } = event;
  if (!isText(name)) return 'event_name is required';
  if (!Number.isInteger(time)) return 'event_time is a Unix timestamp in seconds';
  const age = now.getTime() / 1000 - (time as number);
  if (age > WEEK_S || age < -60) return 'event_time is at most 7 days in the past, and not in the future';
  if (source !== 'website') return 'action_source is required, and the simulator knows websites alone';
  if (!isText(event['event_source_url'])) return 'event_source_url is required for events of a website';
  return checkUser(event['user_data']) ?? checkPurchase(name, event['custom_data']);
}

function checkUser(user: unknown): string | undefined {
  if (!isObject(user)) return 'user_data is required';
  if (!isText(user['client_user_agent'])) return 'client_user_agent is required for events of a website';
  for (const name of ['em', 'ph', 'external_id']) {
    const hashes = user[name];
    if (hashes === undefined) continue;
    if (!Array.isArray(hashes) || !hashes.every((hash) => SHA_256.test(String(hash)))) {
      return `${name} is a list of SHA-256 hashes`;
    }
  }
  return undefined;
}

function checkPurchase(name: unknown, custom: unknown): string | undefined {
  if (name !== 'Purchase') return undefined;
  if (!isObject(custom)) return 'custom_data is required for a purchase';
  if (!/^[A-Z]{3}$/.test(String(custom['currency']))) return 'currency is an ISO 4217 code';
  if (typeof custom['value'] !== 'number') return 'value is a number';
  return undefined;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
