import type { Section } from './section.ts';
import { callsSection } from './calls-section.ts';
import { couriersSection } from './couriers-section.ts';
import { deliverySection } from './delivery-section.ts';
import { discountsSection } from './discounts-section.ts';
import { homeSection } from './home-section.ts';
import { policiesSection } from './policies-section.ts';
import { PUBLIC_SECTIONS } from './public-sections.ts';
import { sizeChartsSection } from './size-charts-section.ts';
import { smsSection } from './sms-section.ts';
import { vatSection } from './vat-section.ts';

/**
 * Every section of the settings, in the order of the Settings tab. A new section is its file and a line here; the
 * compiler then names its texts (web/src/locales/en/staff/admin-settings.ts).
 */
export const SECTIONS = {
  ...PUBLIC_SECTIONS,
  delivery: deliverySection,
  calls: callsSection,
  discounts: discountsSection,
  couriers: couriersSection,
  sms: smsSection,
  vat: vatSection,
  policies: policiesSection,
  sizeCharts: sizeChartsSection,
  home: homeSection,
} as const satisfies Readonly<Record<string, Section>>;

export type SectionId = keyof typeof SECTIONS;

export const SECTION_IDS = Object.keys(SECTIONS) as [SectionId, ...SectionId[]];
