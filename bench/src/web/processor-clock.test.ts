import { expect, test } from 'vitest';
import { byProcessorClock, type TraceEvent } from './processor-clock.ts';

const main = { pid: 1, tid: 2 };

test('a task and the events in it take the time that the processor worked on them', () => {
  const events: TraceEvent[] = [
    { ...main, name: 'RunTask', ts: 1000, dur: 900, tts: 50, tdur: 300 },
    { ...main, name: 'EvaluateScript', ts: 1600, dur: 300, tts: 250, tdur: 100 },
    { ...main, name: 'Layout', ts: 1850, dur: 50, tts: 330, tdur: 20 },
  ];
  expect(byProcessorClock(events)).toEqual([
    { ...events[0], dur: 300 },
    { ...events[1], ts: 1200, dur: 100 },
    { ...events[2], ts: 1280, dur: 20 },
  ]);
});

test('a task keeps its start time, on each thread separately', () => {
  const events: TraceEvent[] = [
    { ...main, name: 'RunTask', ts: 1000, dur: 100, tts: 0, tdur: 50 },
    { pid: 1, tid: 3, name: 'ThreadPool_RunTask', ts: 1050, dur: 100, tts: 0, tdur: 100 },
    { pid: 1, tid: 3, name: 'Decode Image', ts: 1060, dur: 10, tts: 10, tdur: 10 },
    { ...main, name: 'RunTask', ts: 1200, dur: 100, tts: 60, tdur: 90 },
    { ...main, name: 'Layout', ts: 1210, dur: 80, tts: 70, tdur: 70 },
  ];
  expect(byProcessorClock(events).map(({ ts, dur }) => [ts, dur])).toEqual([
    [1000, 50],
    [1050, 100],
    [1060, 10],
    [1200, 90],
    [1210, 70],
  ]);
});

test('an event between two tasks or without thread time is unchanged', () => {
  const events: TraceEvent[] = [
    { ...main, name: 'RunTask', ts: 1000, dur: 100, tts: 0, tdur: 50 },
    { ...main, name: 'firstContentfulPaint', ts: 1080 },
    { ...main, name: 'navigationStart', ts: 1150, tts: 55 },
  ];
  expect(byProcessorClock(events).slice(1)).toEqual(events.slice(1));
});
