import type { UsageMeter } from '../billing/usage-meter.ts';
import type { Engine } from '../engine/engine.ts';
import { invalidArgument } from '../engine/firestore-error.ts';
import type { DocumentKey } from '../engine/paths/document-key.ts';
import type { Journal } from '../journal/journal.ts';
import type { RulesetRegistry } from '../rpc/ruleset-registry.ts';
import { pathSegments, type HttpExchange } from '../transport/http/http-exchange.ts';
import type { HttpRoute } from '../transport/http/http-server.ts';
import { readBody } from '../transport/http/read-body.ts';
import type { FaultInjection } from '../transport/fault-injection.ts';
import type { TriggerDispatcher } from '../triggers/trigger-dispatcher.ts';
import { exportRequest, importRequest } from './export-import.ts';
import { invalidPayload } from './invalid-payload.ts';
import { handleFaultsCall } from './faults-call.ts';
import { coverageHtml, coverageReport } from './rule-coverage.ts';
import { putSecurityRules } from './security-rules.ts';

/** Rules files may be long; no other body is. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;
/** The official emulator's reply without content. */
const EMPTY_REPLY = '{\n}\n';
const JSON_TYPE = 'application/json';

export interface ControlParts {
  engine: Engine;
  rules: RulesetRegistry;
  usage: UsageMeter;
  triggers: TriggerDispatcher;
  journal: Journal | undefined;
  /** Returns the faults; a function, because the port exists only after the routes do. */
  faults(): FaultInjection;
  /** Ends the process after the response is sent. */
  shutdown(): void;
}

/**
 * Serves the control plane that firebase-tools, rules-unit-testing and the Emulator UI call
 * (docs/reference/firestore-protocol.md 2).
 */
export function controlRoute(parts: ControlParts): HttpRoute {
  return async (exchange) => {
    const step = `${exchange.method} ${exchange.path}`;
    if (step === 'GET /') exchange.text(200, 'Ok\n');
    else if (step === 'POST /reset') {
      for (const database of parts.engine.databases()) database.clear();
      exchange.text(200, 'Resetting...\n');
    } else if (step === 'POST /shutdown') {
      exchange.response.on('finish', () => parts.shutdown());
      exchange.text(200, 'Shutting down...\n');
    } else if (exchange.path.startsWith('/emulator/v1/')) {
      const segments = pathSegments(exchange.path.slice('/emulator/v1/'.length));
      if (!segments) throw invalidArgument('The path has a broken percent escape.');
      return emulatorCall(parts, exchange, segments);
    } else return false;
    return true;
  };
}

async function emulatorCall(
  parts: ControlParts,
  exchange: HttpExchange,
  segments: string[],
): Promise<boolean> {
  const { method } = exchange;
  if (segments.join('/') === 'usage') return usage(parts.usage, exchange, undefined);
  if (segments.join('/') === 'queryShapes' && method === 'GET') {
    exchange.json(200, parts.engine.queryShapes());
    return true;
  }
  const [projects, target = '', resource, id, documents, ...below] = segments;
  if (projects !== 'projects') return false;
  if (segments.length === 2) return projectVerb(parts, exchange, target);
  if (resource === 'usage' && segments.length === 3) return usage(parts.usage, exchange, target);
  if (resource === 'databases' && documents === 'documents' && method === 'DELETE' && id !== undefined) {
    const prefix = below.join('/') as DocumentKey;
    parts.engine.database(target, id).clear(...(prefix ? [prefix] : []));
    exchange.text(200, EMPTY_REPLY, JSON_TYPE);
    return true;
  }
  const triggerKey = resource === 'triggers' ? id : exchange.query.get('eventarcTriggerId');
  const registers =
    (method === 'PUT' && resource === 'triggers') || (method === 'POST' && resource === 'eventarcTrigger');
  if (!registers || !triggerKey) return false;
  parts.triggers.register(target, triggerKey, await jsonBody(exchange));
  exchange.json(200, {});
  return true;
}

async function projectVerb(parts: ControlParts, exchange: HttpExchange, target: string): Promise<boolean> {
  const colon = target.lastIndexOf(':');
  const project = target.slice(0, colon);
  const step = `${exchange.method} ${target.slice(colon + 1)}`;
  if (colon <= 0) return false;
  switch (step) {
    case 'PUT securityRules':
      exchange.json(200, putSecurityRules(parts.rules, project, await jsonBody(exchange)));
      return true;
    case 'GET ruleCoverage':
      exchange.json(200, coverageReport(parts.rules, project));
      return true;
    case 'GET ruleCoverage.html':
      exchange.text(200, coverageHtml(parts.rules, project), 'text/html; charset=utf-8');
      return true;
    case 'GET faults':
    case 'POST faults':
    case 'DELETE faults': {
      const faults = exchange.method === 'POST' ? await jsonBody(exchange) : undefined;
      await handleFaultsCall(parts.faults(), exchange, faults);
      return true;
    }
    case 'POST suspendTriggers':
      parts.triggers.suspend(project);
      exchange.json(200, {});
      return true;
    case 'DELETE suspendTriggers':
      parts.triggers.resume(project);
      exchange.json(200, {});
      return true;
    case 'POST export':
      await exportRequest(parts.engine, await jsonBody(exchange), parts.journal);
      exchange.text(200, EMPTY_REPLY, JSON_TYPE);
      return true;
    case 'POST import':
      await importRequest(parts.engine, await jsonBody(exchange));
      exchange.text(200, EMPTY_REPLY, JSON_TYPE);
      return true;
    default:
      return false;
  }
}

/** Reports the billed reads, writes and deletes since the last DELETE. */
function usage(meter: UsageMeter, exchange: HttpExchange, project: string | undefined): boolean {
  if (exchange.method === 'DELETE') {
    meter.reset(project);
    exchange.json(200, {});
    return true;
  }
  if (exchange.method !== 'GET') return false;
  exchange.json(200, meter.totals(project));
  return true;
}

/** Parses JSON whatever the content type: rules-unit-testing sends text/plain. */
async function jsonBody(exchange: HttpExchange): Promise<unknown> {
  const text = await readBody(exchange.request, MAX_BODY_BYTES);
  try {
    return JSON.parse(text);
  } catch {
    throw invalidPayload();
  }
}
