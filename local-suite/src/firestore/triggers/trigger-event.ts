import { randomUUID } from 'node:crypto';
import type { Document } from '../engine/documents/document.ts';
import type { DocumentChange } from '../engine/writes/write.ts';
import { documentToWire } from '../wire/document-to-wire.ts';
import { encodeMessage, messageType } from '../wire/messages.ts';
import { messageToJson } from '../wire/proto-json.ts';
import { timestampToJson } from '../wire/proto-json-time.ts';
import { documentToName } from '../wire/resource-name.ts';
import { timestampToWire } from '../wire/timestamp.ts';
import type { ChangeKind, Trigger } from './trigger.ts';

/** The request posted to the functions emulator. */
export interface TriggerEvent {
  headers: Record<string, string>;
  body: string;
}

const DATA_SCHEMA =
  'https://github.com/googleapis/google-cloudevents/blob/main/proto/google/events/cloud/firestore/v1/data.proto';
/** The location of an emulated database; functions read it as `event.location`. */
const LOCATION = 'us-central1';

const eventData = messageType('google.events.cloud.firestore.v1.DocumentEventData');
const documentType = messageType('Document');

/** Returns undefined for a document written and deleted in one commit. */
export function changeKind({ before, after }: DocumentChange): ChangeKind | undefined {
  if (after) return before ? 'update' : 'create';
  return before ? 'delete' : undefined;
}

/** Builds the event; `time` is the commit's, in microseconds. */
export function triggerEvent(trigger: Trigger, change: DocumentChange & { time: number }): TriggerEvent {
  return trigger.generation === 2 ? cloudEvent(trigger, change) : legacyEvent(trigger, change);
}

/**
 * Builds a binary-mode CloudEvent whose protobuf body is base64 text, which the functions emulator decodes.
 */
function cloudEvent(trigger: Trigger, change: DocumentChange & { time: number }): TriggerEvent {
  const database = { project: trigger.project, id: trigger.database };
  const wire = (document: Document) => documentToWire(database, document);
  const body = encodeMessage(eventData, {
    ...(change.after ? { value: wire(change.after) } : {}),
    ...(change.before ? { oldValue: wire(change.before) } : {}),
    updateMask: {},
  });
  const headers: Record<string, string> = {
    'content-type': 'application/protobuf',
    'ce-specversion': '1.0',
    'ce-id': randomUUID(),
    'ce-time': timestampToJson(timestampToWire(change.time)),
    'ce-type': trigger.eventType,
    'ce-source': `//firestore.googleapis.com/projects/${trigger.project}/databases/${trigger.database}`,
    'ce-subject': encodeHeader(`documents/${change.key}`),
    'ce-document': encodeHeader(change.key),
    'ce-project': trigger.project,
    'ce-database': trigger.database,
    'ce-namespace': '(default)',
    'ce-location': LOCATION,
    'ce-datacontenttype': 'application/protobuf',
    'ce-dataschema': DATA_SCHEMA,
  };
  // A commit does not record its author; `unknown` is the documented value for that.
  if (trigger.eventType.endsWith('.withAuthContext')) headers['ce-authtype'] = 'unknown';
  return { headers, body: body.toString('base64') };
}

function legacyEvent(trigger: Trigger, change: DocumentChange & { time: number }): TriggerEvent {
  const database = { project: trigger.project, id: trigger.database };
  const side = (name: 'value' | 'oldValue', document: Document | undefined) =>
    document ? { [name]: messageToJson(documentType, documentToWire(database, document)) } : {};
  const body = {
    data: { ...side('value', change.after), ...side('oldValue', change.before), updateMask: {} },
    context: {
      eventId: randomUUID(),
      timestamp: timestampToJson(timestampToWire(change.time)),
      // The registered type, also for `document.write`: with the concrete one firebase-functions would not
      // convert the resource, which the functions emulator flattens to its name, back into an object, and
      // throw.
      eventType: trigger.eventType,
      resource: { name: documentToName(database, change.key), service: 'firestore.googleapis.com' },
    },
  };
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** Percent-encodes what an HTTP header cannot carry, as CloudEvents define: document ids may be in Bangla. */
function encodeHeader(text: string): string {
  return text.replace(/[^\x21-\x7e]|["%]/gu, (character) => encodeURIComponent(character));
}
