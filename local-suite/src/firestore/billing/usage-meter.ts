/** Billed operations: documents read, written and deleted. */
export interface Usage {
  reads: number;
  writes: number;
  deletes: number;
}

/** The dimensions an operation is counted by. `caller` is 'admin', 'anonymous' or a uid. */
export interface UsageKey {
  project: string;
  rpc: string;
  caller: string;
  label?: string;
}

export interface UsageReport extends Usage {
  byRpc: Record<string, Usage>;
  byCaller: Record<string, Usage>;
  byLabel: Record<string, Usage>;
}

/**
 * Counts the operations that the cloud would bill, so that tests can assert what a screen costs. A query
 * bills each returned document and at least one read; an aggregation one read per 1000 index entries and at
 * least one; a requested missing document one read; each document that the rules look up one read; a
 * listener each document it is sent.
 */
export class UsageMeter {
  #counters = new Map<string, { key: UsageKey; usage: Usage }>();

  count(key: UsageKey, amount: Partial<Usage>): void {
    const name = JSON.stringify([key.project, key.rpc, key.caller, key.label]);
    let counter = this.#counters.get(name);
    if (!counter) this.#counters.set(name, (counter = { key: { ...key }, usage: noUsage() }));
    add(counter.usage, amount);
  }

  /** Returns the totals since the last reset, optionally of one project. */
  totals(project?: string): UsageReport {
    const report: UsageReport = { ...noUsage(), byRpc: {}, byCaller: {}, byLabel: {} };
    for (const { key, usage } of this.#counters.values()) {
      if (project !== undefined && key.project !== project) continue;
      add(report, usage);
      add((report.byRpc[key.rpc] ??= noUsage()), usage);
      add((report.byCaller[key.caller] ??= noUsage()), usage);
      if (key.label !== undefined) add((report.byLabel[key.label] ??= noUsage()), usage);
    }
    return report;
  }

  reset(project?: string): void {
    for (const [name, { key }] of this.#counters) {
      if (project === undefined || key.project === project) this.#counters.delete(name);
    }
  }
}

function noUsage(): Usage {
  return { reads: 0, writes: 0, deletes: 0 };
}

function add(to: Usage, amount: Partial<Usage>): void {
  to.reads += amount.reads ?? 0;
  to.writes += amount.writes ?? 0;
  to.deletes += amount.deletes ?? 0;
}
