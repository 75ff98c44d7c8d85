export {
  DAYS_WITHOUT_DELIVERY,
  DEFAULT_DELIVERY_OPTION,
  DELIVERY_OPTIONS,
  DELIVERY_TERMS,
  deliveryCharge,
  RETURN_DAYS,
  type DeliveryOption,
} from './options.ts';
export {
  estimatedDeliverySchema,
  estimatedDeliveryText,
  estimateDelivery,
  type DeliveryDateMessages,
  type EstimatedDelivery,
} from './estimated-date.ts';
