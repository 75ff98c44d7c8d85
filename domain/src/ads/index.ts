export { adsMessages } from './ads-messages.ts';
export { BROWSER_ID_COOKIE, CLICK_ID_COOKIE, makeBrowserId, makeClickId } from './browser-ids.ts';
export {
  conversionOf,
  conversionSchema,
  isReportable,
  type Conversion,
  type ConversionRequest,
} from './conversion.ts';
