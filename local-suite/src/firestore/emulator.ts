import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import type { EmulatorArguments } from './arguments.ts';
import { UsageMeter } from './billing/usage-meter.ts';
import { controlRoute } from './control/control-route.ts';
import { importExport } from './control/export-import.ts';
import { loadRules } from './control/security-rules.ts';
import { Engine } from './engine/engine.ts';
import { openJournal } from './journal/open-journal.ts';
import { RulesetRegistry } from './rpc/ruleset-registry.ts';
import { createRpcTable } from './rpc/rpc-table.ts';
import { createGrpcServer } from './transport/grpc/grpc-server.ts';
import { createHttpServer } from './transport/http/http-server.ts';
import { PortMultiplexer } from './transport/port-multiplexer.ts';
import { restRoute } from './transport/rest/rest-route.ts';
import type { AnyRpcTable } from './transport/rpc-catalogue.ts';
import { webChannelRoute } from './transport/webchannel/webchannel-route.ts';
import { TriggerDispatcher } from './triggers/trigger-dispatcher.ts';

export interface RunningEmulator {
  address: AddressInfo;
  close(): void;
}

/**
 * Runs the emulator (composition root): creates the parts, injects dependencies, and listens once everything
 * can serve.
 */
export async function runEmulator(given: EmulatorArguments, shutdown: () => void): Promise<RunningEmulator> {
  const engine = new Engine({
    strictIndexes: given.strictIndexes,
    onMissingIndex: (text) => console.info(text),
  });
  const rules = new RulesetRegistry();
  const usage = new UsageMeter();
  const triggers = new TriggerDispatcher(engine, given.functionsEmulator);
  if (given.indexes) engine.setIndexes(JSON.parse(await readFile(given.indexes, 'utf8')));
  // Broken rules deny all requests and are logged, but the port opens: saving the repaired file loads it.
  if (given.rules) loadRules(rules, '*', await readFile(given.rules, 'utf8'), given.rules);
  const saved = given.seedFromExport && (await importExport(engine, given.projectId, given.seedFromExport));
  const journal = given.journal ? await openJournal(given.journal, engine, saved || undefined) : undefined;
  if (journal) engine.logCommits(journal);

  // Typed per message towards the RPCs, opaque towards the transports.
  const table = createRpcTable({ engine, rules, usage }) as unknown as AnyRpcTable;
  const grpc = createGrpcServer(table);
  const http = createHttpServer([
    controlRoute({ engine, rules, usage, triggers, journal, faults: () => port.faults, shutdown }),
    webChannelRoute(table),
    restRoute(table),
  ]);
  const port: PortMultiplexer = new PortMultiplexer({
    http1: (socket) => http.adopt(socket),
    http2: (socket) => grpc.adopt(socket),
  });
  const address = await port.listen(given.port, given.host);
  return {
    address,
    close: () => {
      grpc.close();
      port.close();
      journal?.close();
    },
  };
}
