import { PUBLIC_SECTION_IDS, publicSettingsSchema, type PublicSettings } from '@nargisus/domain/settings';
import type { SettingsRepository } from './settings.repository.ts';

/** Returns the values of the public sections. One read per section. */
export async function readPublicSettings(settings: SettingsRepository): Promise<PublicSettings> {
  const sections = await Promise.all(
    PUBLIC_SECTION_IDS.map(async (id) => [id, (await settings.find(id)).values] as const),
  );
  return publicSettingsSchema.parse(Object.fromEntries(sections));
}
