import { cloth, stitching } from '../cloth.ts';
import { darker, lighter } from '../colour.ts';
import { TROUSER_TEXTURES, trousers, type Trousers } from '../garments/trousers.ts';
import type { Sketch } from '../sketch.ts';
import { wallShadow } from '../studio.ts';
import { tag } from './folded.ts';

/** Draws trousers folded leg on leg and twice across: the waistband and a pocket on top, the hems under it. */
export function foldedTrousers(sketch: Sketch, look: Trousers): string {
  const { colour, weave, kind } = look;
  const texture = TROUSER_TEXTURES[kind];
  const wide = kind === 'pajama' || kind === 'joggers';
  const outer = wide ? 588 : 562;
  // One leg of the drawing, cut at the middle, where the two legs lie on each other.
  const top = `M398,60 H${outer + 20} V470 C${outer + 20},484 ${outer},486 ${outer - 10},486 H412 C402,486 398,482 398,472 Z`;
  const leg = `M398,104 L528,98 L${outer - 8},300 L${outer - 14},486 H404 L398,478 Z`;
  const under = (drop: number, side: number) =>
    `M402,300 H${outer - 14 + side} V${486 + drop - 12} C${outer - 14 + side},${486 + drop} ${outer - 22 + side},${486 + drop} ${outer - 30 + side},${486 + drop} H416 C406,${486 + drop} 402,${486 + drop} 402,${486 + drop - 12} Z`;
  const hem = `M404,200 H${outer + 4} C${outer + 14},200 ${outer + 16},206 ${outer + 16},214 V${486} H404 Z`;
  const lower = sketch.linear(
    [
      [0, darker(colour, 0.8), 0],
      [0.9, darker(colour, 0.8), 0.03],
      [0.965, lighter(colour, 0.5), 0.28],
      [1, darker(colour, 0.85), 0.5],
    ],
    [0, 0, 0, 1],
  );
  const left = sketch.linear([
    [0, darker(colour, 0.85), 0.45],
    [0.06, lighter(colour, 0.5), 0.26],
    [0.16, darker(colour, 0.8), 0],
    [1, darker(colour, 0.8), 0],
  ]);
  return (
    `<g transform="translate(400 500) rotate(-4) scale(1.72) translate(-480 -296)">` +
    wallShadow(sketch, `${leg} ${under(22, 0)} ${hem}`, 0.8) +
    [24, 12]
      .map((drop, i) =>
        cloth(sketch, {
          outline: under(drop, i * 6),
          colour: darker(colour, 0.12),
          weave,
          texture,
          roundness: 0.5,
          across: [0, 0, 0, 1],
        }),
      )
      .join('') +
    cloth(sketch, { outline: hem, colour: darker(colour, 0.08), weave, texture, roundness: 0.4 }) +
    stitching(
      `M${outer + 2},206 V484`,
      kind === 'jeans' ? (look.thread ?? '#c98a3d') : darker(colour, 0.5),
      1.2,
    ) +
    `<path d="${leg}" transform="translate(5 4)" fill="#1c120c" opacity=".34" filter="${sketch.blur(5)}"/>` +
    `<g clip-path="${sketch.clip(top)}">${trousers(sketch, { ...look, shadow: false })}` +
    `<path d="${leg}" fill="${lower}"/><path d="${leg}" fill="${left}"/></g>` +
    tag(sketch, 500, 130) +
    `</g>`
  );
}
