import { REGION_NAMES_BN } from '@nargisus/domain/checkout';
import type { orderLabelStrings } from '../en/order-labels.ts';
import type { Translation } from '../define-strings.ts';

export const orderLabels: Translation<typeof orderLabelStrings.en> = {
  deliveryOptions: {
    standard: 'সাধারণ ডেলিভারি',
    express: 'এক্সপ্রেস ডেলিভারি',
    premium: 'প্রিমিয়াম ডেলিভারি',
  },
  paymentMethods: { 'Cash on Delivery': 'ক্যাশ অন ডেলিভারি', 'Online Payment': 'অনলাইন পেমেন্ট' },
  regions: REGION_NAMES_BN,
};
