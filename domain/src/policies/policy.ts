import * as z from 'zod/mini';
import type { PolicySettings } from '../settings/policies-section.ts';
import type { ShopSettings } from '../settings/shop-section.ts';
import { interpolate } from '../text/template.ts';
import { POLICIES, type PolicyId } from './policy-ids.ts';
import { standardPoliciesBn } from './standard-policies-bn.ts';
import { standardPoliciesEn } from './standard-policies-en.ts';

/** A policy as its page shows it. A language that staff left empty is null: the page shows the other one. */
export const policySchema = z.object({
  id: z.enum(POLICIES),
  en: z.nullable(z.string()),
  bn: z.nullable(z.string()),
});

export type Policy = z.output<typeof policySchema>;

/**
 * Returns the text of a policy in both languages: what staff wrote, or the standard text with the shop's data. What staff
 * wrote in one language replaces the standard text of both, because the two could contradict each other.
 */
export function policyOf(id: PolicyId, written: PolicySettings, shop: ShopSettings): Policy {
  const [en, bn] = [written[id], written[`${id}Bn`]];
  if (en || bn) return { id, en: en || null, bn: bn || null };
  return {
    id,
    en: interpolate(standardPoliciesEn[id], { ...shop, shop: shop.name, contact: contactEn(shop) }),
    bn: interpolate(standardPoliciesBn[id], { ...shop, shop: shop.name, contact: contactBn(shop) }),
  };
}

const contactEn = ({ name, address, email, phone, tradeLicence, dbid, bin }: ShopSettings) =>
  listOf([
    ['', [name, inOneLine(address)].filter(Boolean).join(', ')],
    ['E-mail: ', email],
    ['Phone: ', phone],
    ['Trade licence: ', tradeLicence],
    ['DBID: ', dbid],
    ['BIN: ', bin],
  ]);

const contactBn = ({ name, address, addressBn, email, phone, tradeLicence, dbid, bin }: ShopSettings) =>
  listOf([
    ['', [name, inOneLine(addressBn || address)].filter(Boolean).join(', ')],
    ['ইমেইল: ', email],
    ['ফোন: ', phone],
    ['ট্রেড লাইসেন্স: ', tradeLicence],
    ['ডিবিআইডি: ', dbid],
    ['বিআইএন: ', bin],
  ]);

const inOneLine = (lines: string) =>
  lines
    .split(/\s*\n\s*/)
    .filter(Boolean)
    .join(', ');

const listOf = (rows: readonly (readonly [label: string, value: string])[]) =>
  rows.flatMap(([label, value]) => (value ? `- ${label}${value}` : [])).join('\n');
