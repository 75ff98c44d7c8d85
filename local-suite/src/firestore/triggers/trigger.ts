import { invalidPayload } from '../control/invalid-payload.ts';
import { invalidArgument, type FirestoreError } from '../engine/firestore-error.ts';
import { pathPattern, type PathPattern } from './trigger-pattern.ts';

export type ChangeKind = 'create' | 'update' | 'delete';

/** One registered function (docs/reference/firestore-protocol.md 3). */
export interface Trigger {
  readonly key: string;
  readonly project: string;
  readonly database: string;
  readonly generation: 1 | 2;
  /** As registered: `providers/cloud.firestore/eventTypes/document.write`, `google.cloud.firestore....written`. */
  readonly eventType: string;
  readonly matches: PathPattern;
  readonly accepts: (change: ChangeKind) => boolean;
}

const V1_RESOURCE = /^projects\/[^/]+\/databases\/([^/]+)\/documents\/(.+)$/;
const V1_EVENT = /\.(create|update|delete|write)$/;
const V2_EVENT =
  /^google\.cloud\.firestore\.document\.v1\.(created|updated|deleted|written)(?:\.withAuthContext)?$/;

/** Parses the body of either registration. @throws INVALID_ARGUMENT for anything else */
export function triggerFrom(project: string, key: string, body: unknown): Trigger {
  const registration = asObject(body);
  return 'eventTrigger' in registration
    ? v1Trigger(project, key, asObject(registration['eventTrigger']))
    : v2Trigger(project, key, registration);
}

function v1Trigger(project: string, key: string, { resource, eventType }: Record<string, unknown>): Trigger {
  const place = V1_RESOURCE.exec(String(resource));
  const verb = V1_EVENT.exec(String(eventType))?.[1];
  if (!place || !verb) throw malformed(key);
  return {
    key,
    project,
    database: place[1]!,
    generation: 1,
    eventType: String(eventType),
    matches: pathPattern(place[2]!),
    accepts: (change) => verb === 'write' || verb === change,
  };
}

function v2Trigger(project: string, key: string, registration: Record<string, unknown>): Trigger {
  const { eventType, database } = registration;
  const document = asObject(registration['document'] ?? {});
  const verb = V2_EVENT.exec(String(eventType))?.[1];
  const { value, matchType } = document;
  if (!verb || typeof value !== 'string') throw malformed(key);
  const exact = value.replace(/^\/+|\/+$/g, '');
  return {
    key,
    project,
    database: typeof database === 'string' && database !== '' ? database : '(default)',
    generation: 2,
    eventType: String(eventType),
    matches: matchType === 'EXACT' ? (path) => path === exact : pathPattern(value),
    accepts: (change) => verb === 'written' || verb === `${change}d`,
  };
}

function asObject(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  throw invalidPayload();
}

function malformed(key: string): FirestoreError {
  return invalidArgument(`Trigger ${key} names no Firestore event and document.`);
}
