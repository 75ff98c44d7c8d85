// @vitest-environment jsdom
import { errorMessages, staffErrorMessages } from '@nargisus/domain/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { commonStrings } from './en/common.ts';
import { adminWorkStrings } from './en/staff/admin-work.ts';

/** Modules of their own, as in a new tab: no page of staff was loaded. */
async function openTab() {
  const { setLanguage, restoreLanguage } = await import('./language-store.ts');
  const { loadStaffStrings } = await import('./load-staff-strings.ts');
  const { currentStrings } = await import('./use-strings.ts');
  const { translate } = await import('./translate.ts');
  const shop = () => [currentStrings(commonStrings).retry, translate(errorMessages.orderNotFound)];
  const staff = () => [currentStrings(adminWorkStrings).title, translate(staffErrorMessages.ownRole)];
  return { setLanguage, restoreLanguage, loadStaffStrings, shop, staff };
}

const ENGLISH = { shop: ['Retry', 'Order not found'], staff: ['Work', 'You cannot change your own role'] };
const BANGLA = {
  shop: ['আবার চেষ্টা করুন', 'অর্ডারটি পাওয়া যায়নি'],
  staff: ['কাজ', 'নিজের ভূমিকা নিজে বদলানো যায় না'],
};

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

test('the strings of staff come with a page of staff, not with the shop', async () => {
  const tab = await openTab();
  await tab.setLanguage('bn');
  expect(tab.shop()).toEqual(BANGLA.shop);
  expect(tab.staff()).toEqual(ENGLISH.staff);
  await tab.loadStaffStrings();
  expect(tab.shop()).toEqual(BANGLA.shop);
  expect(tab.staff()).toEqual(BANGLA.staff);
});

test('they come with Bangla when it is chosen on a page of staff', async () => {
  const tab = await openTab();
  await tab.loadStaffStrings();
  expect(tab.staff()).toEqual(ENGLISH.staff);
  await tab.setLanguage('bn');
  expect(tab.staff()).toEqual(BANGLA.staff);
  await tab.setLanguage('en');
  expect(tab.staff()).toEqual(ENGLISH.staff);
});

test('they stay when the remembered language arrives after them', async () => {
  localStorage.setItem('nargisus.language', 'bn');
  const tab = await openTab();
  await Promise.all([tab.restoreLanguage(), tab.loadStaffStrings()]);
  expect(tab.shop()).toEqual(BANGLA.shop);
  expect(tab.staff()).toEqual(BANGLA.staff);
});
