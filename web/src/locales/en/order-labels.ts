import { REGION_NAMES } from '@nargisus/domain/checkout';
import { DELIVERY_TERMS } from '@nargisus/domain/delivery';
import { defineStrings } from '../define-strings.ts';

const { standard, express, premium } = DELIVERY_TERMS;

/** Labels of the closed lists that an order is made of, by the values that the order stores. */
export const orderLabelStrings = defineStrings('orderLabels', {
  deliveryOptions: { standard: standard.label, express: express.label, premium: premium.label },
  paymentMethods: { 'Cash on Delivery': 'Cash on Delivery', 'Online Payment': 'Online Payment' },
  regions: REGION_NAMES,
});
