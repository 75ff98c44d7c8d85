import { darker, type Colour } from '../colour.ts';
import { metal, solid } from '../objects/surface.ts';
import { ellipse } from '../outline.ts';
import type { Sketch } from '../sketch.ts';
import { clips } from '../site/hangers.ts';
import { floorShadow } from '../studio.ts';

/** What is seen through the neck of a garment, from the collar's points down to where it closes. */
const NECK = 'M352,126 C368,117 432,117 448,126 C442,158 424,178 402,189 L398,189 C376,178 358,158 352,126 Z';
const DEEP_NECK = 'M344,140 C360,127 440,127 456,140 C449,188 430,222 400,234 C370,222 351,188 344,140 Z';
const LOW_NECK = 'M346,214 C366,224 434,224 454,214 C444,240 424,254 400,259 C376,254 356,240 346,214 Z';
export type Neck = 'usual' | 'deep' | 'low';
const NECKS: Readonly<Record<Neck, readonly [outline: string, top: number]>> = {
  usual: [NECK, 0],
  deep: [DEEP_NECK, 12],
  low: [LOW_NECK, 66],
};

/** Draws the brass knob in the wall that a hook hangs on. */
const knob = (sketch: Sketch, y: number) =>
  `<circle cx="406" cy="${y + 6}" r="14" fill="#4a3424" opacity=".3" filter="${sketch.blur(5)}"/>` +
  `<circle cx="400" cy="${y}" r="12" fill="${metal(sketch, 'brass', [0, 0, 1, 1])}"/>`;

/** Draws a garment on a wooden hanger: the hook at the wall, the wood seen through the neck. */
export function onHanger(sketch: Sketch, garment: string, neck: Neck = 'usual'): string {
  const [opening, drop] = NECKS[neck];
  const wood = sketch.linear(
    [
      [0, '#d9ad78'],
      [0.4, '#b98450'],
      [1, '#6d4526'],
    ],
    [0, 0, 0, 1],
  );
  const wire = `M388,${64 + drop} C384,${34 + drop} 418,${34 + drop} 414,${58 + drop} C412,${72 + drop} 400,${72 + drop} 400,${86 + drop} V${160 + drop}`;
  return (
    knob(sketch, 47 + drop) +
    garment +
    `<g clip-path="${sketch.clip(opening)}"><path d="M310,${206 + drop} C352,${150 + drop} 448,${150 + drop} 490,${206 + drop} L490,${226 + drop} C440,${174 + drop} 360,${174 + drop} 310,${226 + drop} Z" fill="${wood}"/></g>` +
    `<path d="${wire}" transform="translate(5 5)" fill="none" stroke="#4a3424" stroke-width="5" stroke-opacity=".22"/>` +
    `<path d="${wire}" fill="none" stroke="#6c7076" stroke-width="5.4" stroke-linecap="round"/>` +
    `<path d="${wire}" transform="translate(-1 -.6)" fill="none" stroke="#eef1f3" stroke-width="1.8" stroke-linecap="round"/>` +
    `<rect x="392" y="${150 + drop}" width="16" height="16" rx="3" fill="${metal(sketch, 'brass')}"/>`
  );
}

/** Draws trousers clipped to a hanger by their waistband. */
export const onClips = (sketch: Sketch, trousers: string) =>
  `<g transform="translate(16 40) scale(.96)">${trousers}<g transform="translate(0 -18)">${clips(sketch, 400, 104, 1.12)}</g></g>`;

/** Draws a garment on a tailor's form: its neck of linen in the collar, a turned foot under the hem. */
export function onForm(
  sketch: Sketch,
  garment: string,
  { hem, neck = 'usual', linen = '#d9c9b0' }: { hem: number; neck?: Neck; linen?: Colour },
): string {
  const [opening, drop] = NECKS[neck];
  // Open to the top: the neck stands before the back of the collar and behind its front.
  const seen = `${opening} M352,0 H448 V${130 + drop} H352 Z`;
  const stump = `M366,${206 + drop} C372,${160 + drop} 374,${110 + drop} 372,${66 + drop} L428,${66 + drop} C426,${110 + drop} 428,${160 + drop} 434,${206 + drop} Z`;
  const floor = 968;
  return (
    `<g transform="translate(62 24) scale(.845)">` +
    floorShadow(sketch, 400, floor + 74, 150, 22) +
    `<path d="M390,${hem - 60} H410 V${floor + 30} H390 Z" fill="${metal(sketch, 'brass')}"/>` +
    [
      'M396,970 C360,1000 300,1020 262,1044 L276,1052 C330,1036 380,1016 404,992 Z',
      'M404,970 C440,1000 500,1020 538,1044 L524,1052 C470,1036 420,1016 396,992 Z',
      'M390,976 H410 L414,1056 H386 Z',
    ]
      .map((leg) => solid(sketch, leg, '#7a4f2e', 'satin'))
      .join('') +
    garment +
    `<g clip-path="${sketch.clip(seen)}">` +
    solid(sketch, stump, linen, 'matte') +
    `<path d="M360,${176 + drop} C380,${196 + drop} 420,${196 + drop} 440,${176 + drop} V240 H360 Z" fill="${darker(linen, 0.7)}" opacity=".28" filter="${sketch.blur(9)}"/></g>` +
    solid(sketch, ellipse(400, 66 + drop, 29, 9), '#8a5a38', 'satin') +
    solid(
      sketch,
      `M394,${62 + drop} L390,${44 + drop} C388,${32 + drop} 412,${32 + drop} 410,${44 + drop} L406,${62 + drop} Z`,
      '#8a5a38',
      'satin',
    ) +
    `</g>`
  );
}
