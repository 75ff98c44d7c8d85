export type { FieldKind, SettingField } from './fields.ts';
export { valuesOf, type Section, type ValuesOf, type WireValues } from './section.ts';
export {
  PUBLIC_SECTION_IDS,
  publicSettingsSchema,
  SECTION_IDS,
  SECTIONS,
  type PublicSettings,
  type SectionId,
} from './sections.ts';
export { policiesSection, type PolicySettings } from './policies-section.ts';
export { shopSection, type ShopSettings } from './shop-section.ts';
export { settingsRecord, settingsRecordSchema, type SettingsRecord } from './settings-record.ts';
export {
  changeSettings,
  isSameValue,
  type ChangedSettings,
  type SettingsChanges,
  type StaleSetting,
} from './change-settings.ts';
export { settingsMessages } from './settings-messages.ts';
