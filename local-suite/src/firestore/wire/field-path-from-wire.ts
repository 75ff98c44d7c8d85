/** On the wire a field path is the canonical text that the engine parses. */
export { fieldPathFromText as fieldPathFromWire } from '../engine/paths/field-paths.ts';
