// What a client of the running suite needs, and little to load: every test file comes through here.
export { addresses, webEnvironment } from './addresses.ts';
export { functionsEnvironment } from './functions-settings.ts';
export { PORTS } from './ports.ts';
export { withTriggersSuspended } from './with-triggers-suspended.ts';
export { workspace } from './workspace-paths.ts';
