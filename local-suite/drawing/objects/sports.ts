import { darker, lighter, type Colour } from '../colour.ts';
import { ellipse, round } from '../outline.ts';
import type { Sketch } from '../sketch.ts';
import { floorShadow, wallShadow } from '../studio.ts';
import { gloom, glint, metal, solid } from './surface.ts';

export interface SportsLook {
  readonly colour: Colour;
  readonly accent: Colour;
}

/** Draws a leaning willow bat, a leather ball at its toe. */
export function cricketBat(sketch: Sketch, { colour, accent }: SportsLook): string {
  const blade =
    'M340,372 C346,352 366,344 378,330 L422,330 C434,344 454,352 460,372 L474,800 C470,840 330,840 326,800 Z';
  const handle = 'M380,98 C384,88 416,88 420,98 L422,338 L400,352 L378,338 Z';
  const grain = Array.from(
    { length: 9 },
    (_, i) => `M${344 + i * 14},360 C${340 + i * 14.4},520 ${346 + i * 13.8},700 ${340 + i * 15},840`,
  ).join(' ');
  const grip = Array.from({ length: 16 }, (_, i) => `M370,${112 + i * 13.6} L430,${102 + i * 13.6}`).join(
    ' ',
  );
  return (
    floorShadow(sketch, 392, 824, 150, 24) +
    `<g transform="rotate(9 400 820)">` +
    wallShadow(sketch, blade, 0.8) +
    solid(
      sketch,
      handle,
      accent,
      'matte',
      `<path d="${grip}" stroke="${darker(accent, 0.5)}" stroke-width="5" opacity=".6"/>`,
    ) +
    solid(
      sketch,
      blade,
      colour,
      'matte',
      `<path d="${grain}" fill="none" stroke="${darker(colour, 0.35)}" stroke-width="2.4" stroke-opacity=".45"/><path d="M330,440 H480 V566 H330 Z" fill="${accent}"/><path d="M320,470 L490,430 V448 L320,488 Z M320,566 L490,526 V540 L320,580 Z" fill="#e6c37e"/><path d="M400,478 l10,22 24,2 -18,16 6,24 -22,-13 -22,13 6,-24 -18,-16 24,-2 Z" fill="#f6efe1"/><path d="M320,780 H490 V850 H320 Z" fill="${accent}" fill-opacity=".75"/>`,
    ) +
    `<path d="M400,376 L400,820" stroke="${lighter(colour, 0.6)}" stroke-width="8" opacity=".25" filter="${sketch.blur(4)}"/></g>` +
    floorShadow(sketch, 560, 826, 62, 16) +
    ball(sketch, 556, 768, 60, '#8f1d22') +
    `<g fill="none" stroke="#f3e6cf" stroke-width="3.4" stroke-dasharray="5 4"><path d="M520,722 C560,740 590,776 594,814"/><path d="M528,716 C568,734 600,770 604,806"/></g>`
  );
}

export const ball = (sketch: Sketch, x: number, y: number, r: number, colour: Colour) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${sketch.radial(
    [
      [0, lighter(colour, 0.45)],
      [0.4, colour],
      [0.8, darker(colour, 0.42)],
      [1, darker(colour, 0.6)],
    ],
    [0.36, 0.3, 0.78],
  )}"/>`;

/** Draws a stitched football: pentagons bent over a sphere. */
export function football(sketch: Sketch, { colour, accent }: SportsLook): string {
  const [cx, cy, r] = [400, 590, 220];
  const clip = sketch.clip(ellipse(cx, cy, r, r));
  const patch = (angle: number, distance: number) => {
    const squash = Math.cos((distance / r) * 1.25);
    const [px, py] = [Math.cos(angle) * distance, Math.sin(angle) * distance];
    const corners = Array.from({ length: 5 }, (_, i) => {
      const a = (i / 5) * 2 * Math.PI + (distance ? 0 : -Math.PI / 2);
      const [u, v] = [Math.cos(a) * 64 * (distance ? squash : 1), Math.sin(a) * 64];
      return [px + u * Math.cos(angle) - v * Math.sin(angle), py + u * Math.sin(angle) + v * Math.cos(angle)];
    });
    return corners.map(([x, y]) => [round(cx + x!), round(cy + y!)] as const);
  };
  const middle = patch(0, 0);
  const around = Array.from({ length: 5 }, (_, i) => patch(-Math.PI / 2 + (i * 2 * Math.PI) / 5, 176));
  const shape = (points: readonly (readonly [number, number])[]) =>
    `M${points.map((p) => p.join(',')).join(' L')} Z`;
  const seams = middle
    .map(([x, y]) => `M${x},${y} L${round(cx + (x - cx) * 1.78)},${round(cy + (y - cy) * 1.78)}`)
    .join(' ');
  const web = Array.from({ length: 5 }, (_, i) => {
    const a = -Math.PI / 2 + (i * 2 * Math.PI) / 5;
    const [x, y] = [cx + Math.cos(a) * 114, cy + Math.sin(a) * 114];
    return [a - 0.66, a + 0.66]
      .map(
        (b) => `M${round(x)},${round(y)} L${round(cx + Math.cos(b) * 168)},${round(cy + Math.sin(b) * 168)}`,
      )
      .join(' ');
  }).join(' ');
  return (
    floorShadow(sketch, 400, 806, 168, 30) +
    `<g clip-path="${clip}">` +
    ball(sketch, cx, cy, r, colour) +
    `<path d="${seams} ${web}" stroke="${darker(colour, 0.62)}" stroke-width="4" opacity=".7"/><path d="${[middle, ...around].map(shape).join(' ')}" fill="${accent}" stroke="${darker(accent, 0.5)}" stroke-width="4" stroke-linejoin="round"/>` +
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${sketch.radial(
      [
        [0, '#ffffff', 0.34],
        [0.4, '#ffffff', 0],
        [0.75, '#1c120c', 0.28],
        [1, '#1c120c', 0.62],
      ],
      [0.34, 0.28, 0.82],
    )}"/></g>` +
    glint(sketch, ellipse(318, 478, 44, 26), 0.5, 14)
  );
}

/** Draws a pair of hexagonal dumbbells, one behind the other: three sides of each head are seen, and the end of the near one. */
export function dumbbells(sketch: Sketch, { colour, accent }: SportsLook): string {
  const head = (x: number) => {
    const [end, width] = [x + 118, 118];
    const side = (top: number, bottom: number, fill: Colour) =>
      `<path d="M${x},${top} H${end} V${bottom} H${x} Z" fill="${fill}"/>`;
    const outline = `M${x + 8},484 H${end - 8} C${end - 2},484 ${end},488 ${end},494 V668 C${end},674 ${end - 2},678 ${end - 8},678 H${x + 8} C${x + 2},678 ${x},674 ${x},668 V494 C${x},488 ${x + 2},484 ${x + 8},484 Z`;
    return (
      `<g clip-path="${sketch.clip(outline)}">` +
      side(480, 532, '#5a6067') +
      side(532, 630, colour) +
      side(630, 690, darker(colour, 0.55)) +
      `<path d="M${x},532 H${end}" stroke="${lighter(colour, 0.6)}" stroke-width="3" stroke-opacity=".55"/><path d="M${x},630 H${end}" stroke="#000" stroke-width="3" stroke-opacity=".4"/>` +
      `<path d="M${x},480 H${x + 15} V690 H${x} Z M${end - 15},480 H${end} V690 H${end - 15} Z" fill="#000" fill-opacity=".26"/>` +
      `<path d="M${x + width * 0.2},480 V690" stroke="#fffaf0" stroke-width="20" opacity=".1" filter="${sketch.blur(8)}"/></g>` +
      `<rect x="${x + 30}" y="554" width="58" height="54" rx="10" fill="none" stroke="${accent}" stroke-width="5"/><path d="M${x + 68},566 H${x + 52} V579 C${x + 66},574 ${x + 70},584 ${x + 68},590 C${x + 66},599 ${x + 54},598 ${x + 50},592" fill="none" stroke="${accent}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`
    );
  };
  const hexagon = (x: number) =>
    solid(
      sketch,
      `M${x},492 L${x - 32},520 L${x - 44},581 L${x - 32},642 L${x},670 Z`,
      lighter(colour, 0.16),
      'matte',
      `<path d="M${x - 6},530 L${x - 24},544 L${x - 31},581 L${x - 24},618 L${x - 6},632" fill="none" stroke="${accent}" stroke-width="4"/>`,
    );
  const grip =
    'M286,560 C320,550 350,548 400,546 C450,548 480,550 514,560 V602 C480,612 450,614 400,616 C350,614 320,612 286,602 Z';
  const knurl = Array.from(
    { length: 15 },
    (_, i) => `M${318 + i * 11},548 l12,68 M${330 + i * 11},548 l-12,68`,
  ).join(' ');
  const one =
    `<path d="${grip}" fill="${metal(sketch, 'silver', [0, 0, 0, 1])}"/><g clip-path="${sketch.clip(grip)}"><path d="${knurl}" stroke="#3c4247" stroke-width="1.8" opacity=".5"/></g>` +
    [290, 510]
      .map(
        (x) =>
          `<rect x="${x - 9}" y="548" width="18" height="66" rx="4" fill="${metal(sketch, 'steel', [0, 0, 0, 1])}"/>`,
      )
      .join('') +
    hexagon(178) +
    head(172) +
    head(510);
  return (
    floorShadow(sketch, 424, 690, 250, 20) +
    `<g transform="translate(112 100) scale(.82 .86)">${one}</g>` +
    floorShadow(sketch, 400, 804, 280, 26) +
    `<g transform="translate(0 126)">${one}</g>`
  );
}

/** Draws a rolled mat with its carrying strap, its end spiral to the front. */
export function yogaMat(sketch: Sketch, { colour, accent }: SportsLook): string {
  const upright = 'M262,250 L538,250 L538,780 C500,816 300,816 262,780 Z';
  const rings = [132, 112, 92, 72, 52, 32, 14]
    .map((rx, i) => `<ellipse cx="400" cy="${250 + (i % 2)}" rx="${rx}" ry="${round(rx * 0.3)}"/>`)
    .join('');
  const dots = sketch.pattern(
    18,
    18,
    `<circle cx="5" cy="5" r="1.8" fill="${darker(colour, 0.4)}" fill-opacity=".5"/><circle cx="14" cy="14" r="1.8" fill="${darker(colour, 0.4)}" fill-opacity=".5"/>`,
  );
  return (
    floorShadow(sketch, 400, 800, 156, 28) +
    solid(
      sketch,
      upright,
      colour,
      'matte',
      `<path d="${upright}" fill="${dots}"/><path d="M520,250 V800" stroke="${darker(colour, 0.6)}" stroke-width="5" opacity=".6"/>`,
    ) +
    `<ellipse cx="400" cy="250" rx="138" ry="42" fill="${lighter(colour, 0.2)}"/><g fill="none" stroke="${darker(colour, 0.5)}" stroke-width="6" opacity=".75">${rings}</g><ellipse cx="400" cy="250" rx="138" ry="42" fill="none" stroke="${lighter(colour, 0.45)}" stroke-width="4"/>` +
    [400, 640]
      .map(
        (y) =>
          gloom(
            sketch,
            `M260,${y + 4} C300,${y + 36} 500,${y + 36} 540,${y + 4} L540,${y + 44} C500,${y + 74} 300,${y + 74} 260,${y + 44} Z`,
            0.3,
            5,
          ) +
          solid(
            sketch,
            `M258,${y} C300,${y + 32} 500,${y + 32} 542,${y} L542,${y + 34} C500,${y + 66} 300,${y + 66} 258,${y + 34} Z`,
            accent,
            'matte',
          ),
      )
      .join('') +
    `<path d="M392,426 C180,470 180,600 392,672" fill="none" stroke="${darker(accent, 0.4)}" stroke-width="22"/><path d="M392,426 C182,470 182,600 392,672" fill="none" stroke="${accent}" stroke-width="17"/><rect x="376" y="414" width="34" height="42" rx="5" fill="${metal(sketch, 'brass')}"/><rect x="376" y="652" width="34" height="42" rx="5" fill="${metal(sketch, 'brass')}"/>`
  );
}
