import * as z from 'zod/mini';
import type { Section } from './section.ts';
import { policiesSection } from './policies-section.ts';
import { shopSection } from './shop-section.ts';

/**
 * Every section of the settings, in the order of the Settings tab. A new section is its file and a line here; the
 * compiler then names its texts (web/src/locales/en/admin-settings.ts).
 */
export const SECTIONS = {
  shop: shopSection,
  policies: policiesSection,
} as const satisfies Readonly<Record<string, Section>>;

export type SectionId = keyof typeof SECTIONS;

export const SECTION_IDS = Object.keys(SECTIONS) as [SectionId, ...SectionId[]];

type PublicShape = {
  [
    Id in SectionId as (typeof SECTIONS)[Id]['isPublic'] extends true ? Id : never
  ]: (typeof SECTIONS)[Id]['schema'];
};

export const PUBLIC_SECTION_IDS = SECTION_IDS.filter((id) => SECTIONS[id].isPublic) as (keyof PublicShape)[];

/** The values of all public sections, by section. */
export const publicSettingsSchema = z.object(
  Object.fromEntries(PUBLIC_SECTION_IDS.map((id) => [id, SECTIONS[id].schema])) as PublicShape,
);

export type PublicSettings = z.output<typeof publicSettingsSchema>;
