/** A field path on the wire is the canonical text that the engine reads. */
export { fieldPathFromText as fieldPathFromWire } from '../engine/paths/field-paths.ts';
