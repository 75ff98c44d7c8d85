export { DEFAULT_DELIVERY_OPTION, DELIVERY_OPTIONS, DELIVERY_TERMS, type DeliveryOption } from './options.ts';
export { RETURN_DAYS } from './return-promise.ts';
export { DAYS_WITHOUT_DELIVERY } from './days-without-delivery.ts';
export {
  estimatedDeliverySchema,
  estimatedDeliveryText,
  estimateDelivery,
  type DeliveryDateMessages,
  type EstimatedDelivery,
} from './estimated-date.ts';
