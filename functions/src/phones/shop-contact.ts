import { settingsRecord, shopSection, valuesOf } from '@nargisus/domain/settings';
import type { Firestore } from 'firebase-admin/firestore';

/** Returns how customers reach the shop: its phone, or its e-mail where it has none. One read. */
export async function readShopContact(db: Firestore): Promise<string> {
  const document = await db.doc('settings/shop').get();
  const { phone, email } = valuesOf(shopSection, settingsRecord('shop', document.data()).values);
  return phone || email;
}
