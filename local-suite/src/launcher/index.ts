// What clients of the running local stack need. Cheap to load, because every test file imports it.
export { addresses, webEnvironment } from './addresses.ts';
export { functionsEnvironment } from './functions-settings.ts';
export { PORTS } from './ports.ts';
export { withTriggersSuspended } from './with-triggers-suspended.ts';
export { workspace } from './workspace-paths.ts';
