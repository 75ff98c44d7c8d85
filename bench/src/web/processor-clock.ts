/** The used fields of a trace event. Times are in microseconds; those that begin with `t` are the thread's processor time. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tts?: number;
  readonly tdur?: number;
}

const isTask = ({ name }: TraceEvent) => name.endsWith('RunTask');

/**
 * Returns the trace as if each task had a processor of its own: a task lasts as long as the processor worked on it, and the
 * events in it move accordingly. On a shared machine a task waits for others several times as long. Time that a task spends
 * waiting for another process is removed too.
 */
export function byProcessorClock<E extends TraceEvent>(events: readonly E[]): E[] {
  const current = new Map<string, E>();
  const inOrder = [...events].sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  return inOrder
    .map((event) => {
      const thread = `${event.pid}:${event.tid}`;
      const task = current.get(thread);
      const ends = task ? task.ts + (task.dur ?? 0) : 0;
      if (isTask(event) && event.ts >= ends) current.set(thread, event);
      else if (task?.tts !== undefined && event.tts !== undefined && event.ts <= ends)
        return { ...event, ...worked(event), ts: task.ts + (event.tts - task.tts) };
      return { ...event, ...worked(event) };
    })
    .sort((a, b) => a.ts - b.ts);
}

const worked = ({ dur, tdur }: TraceEvent) => (dur !== undefined && tdur !== undefined ? { dur: tdur } : {});
