import { paisaOf } from './amount.ts';
import type { Fields } from './signature.ts';

const MIN_PAISA = 10_00;
const MAX_PAISA = 500_000_00;

const PROFILES = [
  'general',
  'physical-goods',
  'non-physical-goods',
  'airline-tickets',
  'travel-vertical',
  'telecom-vertical',
];
const SHIPPING = ['YES', 'NO', 'Courier', 'SSLCOMMERZ_LOGISTIC'];

const isAddress = (text: string) => /^https?:\/\/\S+$/.test(text);
/**
 * Returns whether the address is well-formed and not in a domain that cannot exist (RFC 2606), except `.test`,
 * which the seeded accounts use.
 */
const isEmail = (text: string) =>
  /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text) && !/\.(?:example|invalid)$/i.test(text);

interface Rule {
  /** In characters of the buyer's script, not in bytes. */
  maxLength: number;
  required: boolean;
  isValid?: (value: string) => boolean;
}

const needed = (maxLength: number, isValid?: Rule['isValid']): Rule => ({
  maxLength,
  required: true,
  isValid,
});
const optional = (maxLength: number, isValid?: Rule['isValid']): Rule => ({
  maxLength,
  required: false,
  isValid,
});

/**
 * The fields of docs/reference/payments.md 2. Where sources disagree on a length or on whether a field is
 * enforced, the stricter reading applies: what passes here passes there.
 */
const RULES: Record<string, Rule> = {
  total_amount: needed(10, (amount) => paisaOf(amount) !== undefined),
  currency: needed(3, (currency) => currency === 'BDT'),
  tran_id: needed(30),
  success_url: needed(255, isAddress),
  fail_url: needed(255, isAddress),
  cancel_url: needed(255, isAddress),
  ipn_url: optional(255, isAddress),
  product_name: needed(255),
  product_category: needed(50),
  product_profile: needed(100, (profile) => PROFILES.includes(profile)),
  cus_name: needed(50),
  cus_email: needed(50, isEmail),
  cus_add1: needed(50),
  cus_add2: optional(50),
  cus_city: needed(50),
  cus_state: optional(50),
  cus_postcode: needed(30),
  cus_country: needed(50),
  cus_phone: needed(20),
  cus_fax: optional(20),
  shipping_method: needed(50, (method) => SHIPPING.includes(method)),
  num_of_item: needed(11, (count) => /^[1-9]\d*$/.test(count)),
  multi_card_name: optional(30),
  emi_option: optional(1, (option) => option === '0' || option === '1'),
  value_a: optional(255),
  value_b: optional(255),
  value_c: optional(255),
  value_d: optional(255),
};

/**
 * The document requires them for YES, and every known integration sends them for Courier: the stricter
 * reading applies.
 */
const SHIP_TO = ['ship_name', 'ship_add1', 'ship_city', 'ship_postcode', 'ship_country'];

/** @returns the gateway's `failedreason`, or undefined when a session may be opened */
export function sessionRequestError(request: Fields): string | undefined {
  const shipTo = ['YES', 'Courier'].includes(request['shipping_method'] ?? '')
    ? SHIP_TO.map((name) => [name, needed(50)] as const)
    : [];
  for (const [name, rule] of [...Object.entries(RULES), ...shipTo]) {
    const value = request[name] ?? '';
    if (value.trim() === '') {
      if (rule.required) return `Invalid Information! '${name}' is missing or empty.`;
      continue;
    }
    if ([...value].length > rule.maxLength) {
      return `Invalid Information! '${name}' is longer than ${rule.maxLength} characters.`;
    }
    if (rule.isValid && !rule.isValid(value)) return `Invalid Information! '${name}' has an invalid value.`;
  }
  const paisa = paisaOf(request['total_amount']!)!;
  if (paisa < MIN_PAISA || paisa > MAX_PAISA) {
    return 'Invalid Information! Amount must be between 10.00 and 500000.00 BDT.';
  }
  return undefined;
}
