import { darker, lighter, type Colour } from '../colour.ts';
import type { Sketch } from '../sketch.ts';
import { floorShadow, wallShadow } from '../studio.ts';
import { gloom, metal, solid } from './surface.ts';

/** Draws the shop's flower around the origin. */
export const emblem = (colour: Colour, centre: Colour, scale = 1) =>
  `<g transform="scale(${scale})" fill="${colour}">${[0, 60, 120, 180, 240, 300].map((turn) => `<path d="M0,-7 C-11,-16 -9,-28 0,-34 C9,-28 11,-16 0,-7 Z" transform="rotate(${turn})"/>`).join('')}<circle r="8" fill="${centre}"/></g>`;

interface Carton {
  readonly colour: Colour;
  readonly accent: Colour;
}

/** Draws a product in front of its carton, which shows it in a picture. */
export function withCarton(sketch: Sketch, product: string, { colour, accent }: Carton): string {
  const front = 'M120,250 L452,250 L452,800 L120,800 Z';
  const side = 'M452,250 L520,226 L520,772 L452,800 Z';
  const top = 'M120,250 L196,226 L520,226 L452,250 Z';
  const pale = lighter(colour, 0.82);
  return (
    floorShadow(sketch, 330, 800, 230, 26) +
    `<path d="${side}" fill="${darker(colour, 0.4)}"/><path d="${side}" fill="${sketch.linear([
      [0, '#fff7ec', 0.16],
      [1, '#1c120c', 0.2],
    ])}"/>` +
    `<path d="${top}" fill="${lighter(colour, 0.3)}"/>` +
    solid(sketch, front, colour, 'matte', '', [0, 0, 0.6, 1]) +
    `<rect x="150" y="338" width="272" height="330" rx="6" fill="${pale}"/>` +
    `<g clip-path="${sketch.clip('M150,338 H422 V668 H150 Z')}"><g transform="translate(86 262) scale(.5)">${product}</g></g>` +
    `<g transform="translate(286 296)">${emblem(accent, pale, 0.84)}</g>` +
    `<path d="M176,704 H396 M176,730 H340 M176,756 H300" stroke="${accent}" stroke-width="7" stroke-linecap="round" opacity=".8"/>` +
    `<path d="M120,250 H452" stroke="${lighter(colour, 0.6)}" stroke-width="2" stroke-opacity=".6"/>` +
    gloom(sketch, 'M330,770 H660 V830 H330 Z', 0.16, 22) +
    `<g transform="translate(232 292) scale(.66)">${product}</g>`
  );
}

interface Case {
  readonly colour: Colour;
  readonly velvet: Colour;
}

/** Draws a product on velvet in its open case, seen from above: the lid is the upper half. */
export function inCase(sketch: Sketch, product: string, { colour, velvet }: Case): string {
  const lid = 'M158,96 H642 C652,96 658,102 658,112 V392 H142 V112 C142,102 148,96 158,96 Z';
  const tray = 'M142,400 H658 V886 C658,896 652,902 642,902 H158 C148,902 142,896 142,886 Z';
  const bed = 'M172,430 H628 V872 H172 Z';
  const satin = 'M170,124 H630 V372 H170 Z';
  const cloth = (path: string) =>
    `<path d="${path}" fill="${velvet}"/><path d="${path}" fill="${sketch.linear(
      [
        [0, '#1c120c', 0.46],
        [0.14, '#1c120c', 0.06],
        [0.6, '#fff7ec', 0.1],
        [1, '#1c120c', 0.22],
      ],
      [0, 0, 0.3, 1],
    )}"/>`;
  return (
    wallShadow(sketch, `${lid} ${tray}`, 1.1) +
    solid(sketch, lid, colour, 'satin', '', [0, 0, 0, 1]) +
    cloth(satin) +
    `<g transform="translate(400 248)">${emblem('#d9ab4c', lighter(velvet, 0.2), 1.3)}</g><path d="M330,312 H470" stroke="#d9ab4c" stroke-width="4" stroke-linecap="round"/>` +
    solid(sketch, tray, colour, 'satin', '', [0, 0, 0, 1]) +
    cloth(bed) +
    `<path d="${bed}" fill="none" stroke="#1c120c" stroke-width="16" opacity=".4" filter="${sketch.blur(7)}"/>` +
    [230, 570]
      .map(
        (x) =>
          `<rect x="${x - 34}" y="386" width="68" height="20" rx="5" fill="${metal(sketch, 'brass', [0, 0, 0, 1])}"/>`,
      )
      .join('') +
    product
  );
}
