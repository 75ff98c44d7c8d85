import type { AuditRecord } from '@nargisus/domain/audit';
import type { CallPolicy } from '@nargisus/domain/desk';
import type { CourierSettings } from '@nargisus/domain/couriers';
import {
  adsSection,
  callPolicy,
  couriersSection,
  discountsSection,
  deliverySettings,
  homeSection,
  policiesSection,
  settingsRecord,
  shopSection,
  smsSection,
  sizeChartsSection,
  valuesOf,
  vatSection,
  type AdsSettings,
  type DeliveryValues,
  type DiscountSettings,
  type HomeSettings,
  type PolicySettings,
  type SectionId,
  type SettingsRecord,
  type ShopSettings,
  type SmsSettings,
  type SizeCharts,
  type VatSettings,
  type WireValues,
} from '@nargisus/domain/settings';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { appendAuditEntry } from '../audit/audit-log.ts';

interface Change {
  /** The values to store, in wire form; empty when nothing changes. */
  readonly after: WireValues;
  readonly audit: AuditRecord;
}

/** The shop's settings: settings/{section}. */
export class SettingsRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** Returns a section with its defaults. One read. */
  async find(section: SectionId): Promise<SettingsRecord> {
    return settingsRecord(section, (await this.#db.doc(`settings/${section}`).get()).data());
  }

  /** Returns what staff wrote for the policy pages. One read. */
  async policies(): Promise<PolicySettings> {
    return valuesOf(policiesSection, (await this.find('policies')).values);
  }

  /** Returns the size charts. One read. */
  async sizeCharts(): Promise<SizeCharts> {
    return valuesOf(sizeChartsSection, (await this.find('sizeCharts')).values);
  }

  /** Returns what delivery costs by place. One read. */
  async delivery(): Promise<DeliveryValues> {
    return deliverySettings((await this.find('delivery')).values);
  }

  /** Returns the rules for calls before packing. One read. */
  async calls(): Promise<CallPolicy> {
    return callPolicy((await this.find('calls')).values);
  }

  /** Returns how much staff may take off an order. One read. */
  async discounts(): Promise<DiscountSettings> {
    return valuesOf(discountsSection, (await this.find('discounts')).values);
  }

  /** Returns the settings of ads. One read. */
  async ads(): Promise<AdsSettings> {
    return valuesOf(adsSection, (await this.find('ads')).values);
  }

  /** Returns how parcels are booked. One read. */
  async couriers(): Promise<CourierSettings> {
    return valuesOf(couriersSection, (await this.find('couriers')).values);
  }

  /** Returns which text messages are sent. One read. */
  async sms(): Promise<SmsSettings> {
    return valuesOf(smsSection, (await this.find('sms')).values);
  }

  /** Returns whether and how tax invoices are issued. One read. */
  async vat(): Promise<VatSettings> {
    return valuesOf(vatSection, (await this.find('vat')).values);
  }

  /** Returns how staff composed the home page. One read. */
  async home(): Promise<HomeSettings> {
    return valuesOf(homeSection, (await this.find('home')).values);
  }

  /** Returns the shop's own data. One read. */
  async shop(): Promise<ShopSettings> {
    return valuesOf(shopSection, (await this.find('shop')).values);
  }

  /**
   * Stores the values that `change` returns, and its audit entry; other stored fields survive. One read, two writes;
   * no write when nothing changes.
   */
  change(
    section: SectionId,
    { by, now }: { readonly by: string; readonly now: Date },
    change: (present: SettingsRecord) => Change,
  ): Promise<SettingsRecord> {
    const reference = this.#db.doc(`settings/${section}`);
    return this.#db.runTransaction(async (transaction) => {
      const present = settingsRecord(section, (await transaction.get(reference)).data());
      const { after, audit } = change(present);
      const changed = Object.keys(after);
      if (changed.length === 0) return present;
      const next = { version: present.version + 1, updatedAt: now, updatedBy: by };
      // Whole values by field, because merging a value that is itself a map would keep its removed keys.
      const mergeFields = [
        ...changed.map((field) => new FieldPath('values', field)),
        ...Object.keys(next).map((field) => new FieldPath(field)),
      ];
      transaction.set(reference, { values: after, ...next }, { mergeFields });
      appendAuditEntry(this.#db, transaction, audit, now);
      return { ...present, ...next, values: { ...present.values, ...after } };
    });
  }
}
