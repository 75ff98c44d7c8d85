import { median } from '../results/median.ts';
import type { Measurement } from '../results/publish-result.ts';
import { PANEL_BUDGET, type PanelMetrics } from './cart-panel.ts';
import { INTERACTION_BUDGET } from './measure-interactions.ts';

/** Milliseconds by interaction, on this machine and on a simulated phone. */
export interface Interactions {
  readonly here: ReadonlyMap<string, number>;
  readonly slow: ReadonlyMap<string, number>;
}

/** Returns the medians of all rounds with their budgets. */
export function interactionMeasurements(
  rounds: readonly Interactions[],
  panels: readonly PanelMetrics[],
  cpuSlowdown: number,
): Measurement[] {
  const names = [...(rounds[0]?.here.keys() ?? [])];
  const medianOf = (name: string, of: keyof Interactions) => median(rounds.map((it) => it[of].get(name)!));
  return [
    ...names.flatMap((name) => [
      measurement(name, medianOf(name, 'here'), 'ms', INTERACTION_BUDGET),
      { name: `${name}, CPU ${cpuSlowdown}x`, value: medianOf(name, 'slow'), unit: 'ms' },
    ]),
    ...(panels.length ? panelOf(panels) : []),
  ];
}

function panelOf(panels: readonly PanelMetrics[]): Measurement[] {
  const medianOf = (of: keyof PanelMetrics) => median(panels.map((it) => it[of]));
  return [
    measurement('Cart opened, TBT', medianOf('tbt'), 'ms', PANEL_BUDGET.tbt),
    measurement('Cart opened, CLS', Math.max(...panels.map(({ cls }) => cls)), '', PANEL_BUDGET.cls),
    measurement('Cart opened, JS beyond the page', medianOf('js'), 'KB', PANEL_BUDGET.js),
    measurement('Cart opened, documents read', medianOf('reads'), '', PANEL_BUDGET.reads),
  ];
}

const measurement = (name: string, value: number, unit: string, limit: number): Measurement => ({
  name,
  value,
  unit,
  aim: { text: `at most ${limit}${unit && ` ${unit}`}`, met: value <= limit },
});

/** Returns a Markdown table with exceeded budgets in bold. */
export function interactionTable(measurements: readonly Measurement[]): string {
  const rows = measurements.map(({ name, value, unit, aim }) => {
    const written = `${Number.isInteger(value) ? value : value.toFixed(unit ? 0 : 3)}${unit && ` ${unit}`}`;
    return `| ${name} | ${aim?.met === false ? `**${written}**` : written} | ${aim?.text ?? ''} |`;
  });
  return ['| what a guest does next | figure | aim |', '| --- | --: | --: |', ...rows].join('\n');
}
