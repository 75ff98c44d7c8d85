import * as z from 'zod/mini';
import type { Section } from './section.ts';
import { adsSection } from './ads-section.ts';
import { shopSection } from './shop-section.ts';

/** The sections that anyone may read. Apart from the others, whose schemas no visitor loads. */
export const PUBLIC_SECTIONS = {
  shop: shopSection,
  ads: adsSection,
} as const satisfies Readonly<Record<string, Section & { readonly isPublic: true }>>;

export const PUBLIC_SECTION_IDS = Object.keys(PUBLIC_SECTIONS) as (keyof typeof PUBLIC_SECTIONS)[];

type PublicShape = { [Id in keyof typeof PUBLIC_SECTIONS]: (typeof PUBLIC_SECTIONS)[Id]['schema'] };

/** The values of all public sections, by section. */
export const publicSettingsSchema = z.object(
  Object.fromEntries(PUBLIC_SECTION_IDS.map((id) => [id, PUBLIC_SECTIONS[id].schema])) as PublicShape,
);

export type PublicSettings = z.output<typeof publicSettingsSchema>;
