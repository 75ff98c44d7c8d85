import { cloth, falling } from '../cloth.ts';
import { rod } from '../garments/hanging-cloth.ts';
import { Sketch } from '../sketch.ts';
import { backdrop } from '../studio.ts';
import { SCENES, type Actor } from './banner-scenes.ts';
import { clips, hook } from './hangers.ts';

/** y of a waistband's upper edge in the drawing of trousers. */
const WAIST = 87;

export const BANNER_COUNT = SCENES.length;
export const LANDSCAPE = { width: 1920, height: 1080 } as const;
export const PORTRAIT = { width: 1080, height: 1440 } as const;

/** Position of the group: right of the text on a wide banner, above it on a tall one. */
const STAGES = {
  landscape: { size: LANDSCAPE, x: 800, y: 56, scale: 0.94, horizon: 0.84 },
  portrait: { size: PORTRAIT, x: 111, y: 24, scale: 0.74, horizon: 0.5 },
} as const;

/** Composes a banner; `number` counts from 1. */
export function bannerSvg(number: number, shape: keyof typeof STAGES): string {
  const scene = SCENES[number - 1]!;
  const { size, x, y, scale, horizon } = STAGES[shape];
  const sketch = new Sketch();
  const hung = number < 4 ? rod(sketch, 590, 96) : '';
  const cast = scene.cast
    .map(
      (actor) =>
        (actor.hanger === 'hook' ? hook(middleOf(actor), actor.y + 136 * actor.scale) : '') +
        `<g transform="translate(${actor.x} ${actor.y}) scale(${actor.scale})">${actor.draw(sketch)}</g>` +
        (actor.hanger === 'clips'
          ? clips(sketch, middleOf(actor), actor.y + WAIST * actor.scale, actor.scale)
          : ''),
    )
    .join('');
  return sketch.document(
    size.width,
    size.height,
    backdrop(sketch, scene.paper, size, horizon) +
      `<g transform="translate(${x} ${y}) scale(${scale})">` +
      drape(sketch, scene.drape) +
      (hung && `<g transform="translate(180 -30)">${hung}</g>`) +
      cast +
      `</g>`,
  );
}

const middleOf = ({ x, scale }: Actor) => x + 400 * scale;

/** Draws a tall fall of cloth behind the group, in the collection's colour. */
function drape(sketch: Sketch, colour: string): string {
  const outline =
    'M110,-70 L1050,-70 C1062,300 1056,620 1066,1000 C900,1016 800,990 640,1008 C460,1024 300,990 96,1006 C108,640 100,300 110,-70 Z';
  const xs = [160, 250, 340, 430, 520, 610, 700, 790, 880, 970, 1030];
  return (
    `<path d="${outline}" transform="translate(20 22)" fill="#4a3424" fill-opacity=".2" filter="${sketch.blur(18)}"/>` +
    `<g opacity=".55">` +
    cloth(sketch, {
      outline,
      colour,
      roundness: 0.5,
      folds: [
        ...falling(
          -70,
          1010,
          xs.map((x) => [x, x + 10] as const),
          22,
          0.4,
        ),
        ...falling(
          -40,
          1010,
          xs.map((x) => [x + 40, x + 46] as const),
          12,
          0.6,
        ),
      ],
    }) +
    `</g>`
  );
}
