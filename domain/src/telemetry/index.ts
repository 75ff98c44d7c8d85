export {
  MAX_ERROR_LENGTH,
  MAX_STACK_LENGTH,
  MAX_ERRORS,
  TELEMETRY_PAGES,
  telemetryPageOf,
  telemetrySchema,
  type Telemetry,
} from './telemetry.ts';
