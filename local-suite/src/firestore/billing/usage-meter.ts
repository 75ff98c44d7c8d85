/** Billed operations: documents read, written and deleted. */
export interface Usage {
  reads: number;
  writes: number;
  deletes: number;
}

/** Under what an operation is counted. `caller` is 'admin', 'anonymous' or a uid. */
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
 * Counts what the cloud would bill, so that a test can say what a screen costs. Rules: a query bills each document
 * it returns and at least one; an aggregation one read per 1000 index entries and at least one; a missing document
 * that was asked for is a read, and so is each document the rules look up; a listener bills what it is sent.
 */
export class UsageMeter {
  private counters = new Map<string, { key: UsageKey; usage: Usage }>();

  count(key: UsageKey, amount: Partial<Usage>): void {
    const name = JSON.stringify([key.project, key.rpc, key.caller, key.label]);
    let counter = this.counters.get(name);
    if (!counter) this.counters.set(name, (counter = { key: { ...key }, usage: nothing() }));
    add(counter.usage, amount);
  }

  /** Everything since the last reset; of one project when it is named. */
  totals(project?: string): UsageReport {
    const report: UsageReport = { ...nothing(), byRpc: {}, byCaller: {}, byLabel: {} };
    for (const { key, usage } of this.counters.values()) {
      if (project !== undefined && key.project !== project) continue;
      add(report, usage);
      add((report.byRpc[key.rpc] ??= nothing()), usage);
      add((report.byCaller[key.caller] ??= nothing()), usage);
      if (key.label !== undefined) add((report.byLabel[key.label] ??= nothing()), usage);
    }
    return report;
  }

  reset(project?: string): void {
    for (const [name, { key }] of this.counters) {
      if (project === undefined || key.project === project) this.counters.delete(name);
    }
  }
}

function nothing(): Usage {
  return { reads: 0, writes: 0, deletes: 0 };
}

function add(to: Usage, amount: Partial<Usage>): void {
  to.reads += amount.reads ?? 0;
  to.writes += amount.writes ?? 0;
  to.deletes += amount.deletes ?? 0;
}
