/** One event of a trace, as far as it is looked at. Times are microseconds: `t…` by the clock of its thread's processor. */
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
 * The trace as it were if each task had had a processor to itself: it takes as long as the processor worked on it, and what
 * happened in it happened when that much of it was done. On a shared machine a task waits for others several times as long.
 * (What it waits for by itself, another process's answer, goes as well.)
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
