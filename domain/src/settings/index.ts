export type { FieldKind, SettingField } from './fields.ts';
export { valuesOf, type Section, type ValuesOf, type WireValues } from './section.ts';
export { PUBLIC_SECTION_IDS, publicSettingsSchema, type PublicSettings } from './public-sections.ts';
export { SECTION_IDS, SECTIONS, type SectionId } from './sections.ts';
export { adsSection, type AdsSettings } from './ads-section.ts';
export { callPolicy, callsSection } from './calls-section.ts';
export { couriersSection } from './couriers-section.ts';
export { deliverySection, deliverySettings, type DeliveryValues } from './delivery-section.ts';
export { homeSection, type HomeSettings } from './home-section.ts';
export { policiesSection, type PolicySettings } from './policies-section.ts';
export { shopSection, type ShopSettings } from './shop-section.ts';
export { sizeChartsSection, type SizeCharts } from './size-charts-section.ts';
export { smsSection, type SmsSettings } from './sms-section.ts';
export { discountsSection, type DiscountSettings } from './discounts-section.ts';
export { hasTaxInvoices, vatSection, type VatSettings } from './vat-section.ts';
export { settingsRecord, settingsRecordSchema, type SettingsRecord } from './settings-record.ts';
export {
  changeSettings,
  errorsOfField,
  isSameValue,
  type ChangedSettings,
  type SettingsChanges,
  type StaleSetting,
} from './change-settings.ts';
export { settingsMessages } from './settings-messages.ts';
