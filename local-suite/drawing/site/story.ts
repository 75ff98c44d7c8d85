import { cloth, falling } from '../cloth.ts';
import { ornament } from '../garments/panjabi.ts';
import { ellipse } from '../outline.ts';
import { glint, solid } from '../objects/surface.ts';
import type { Sketch } from '../sketch.ts';
import { floorShadow } from '../studio.ts';
import { jamdani } from '../weaves.ts';

const WOOD = '#8a5a38';

const beam = (sketch: Sketch, x: number, y: number, width: number, height: number) =>
  solid(
    sketch,
    `M${x},${y} L${x + width},${y} L${x + width},${y + height} L${x},${y + height} Z`,
    WOOD,
    'matte',
    '',
    width > height ? [0, 0, 0, 1] : [0, 0, 1, 0],
  );

/** Draws a handloom with a half-woven jamdani on it: warp above, cloth rolling towards the weaver, shuttle at rest. */
export function handloom(sketch: Sketch): string {
  const warp = Array.from({ length: 74 }, (_, i) => `M${206 + i * 5.3},196 L${190 + i * 5.75},520`).join(' ');
  const woven = 'M190,516 L610,516 L640,790 C520,806 280,806 160,790 Z';
  const reed = Array.from({ length: 70 }, (_, i) => `M${186 + i * 6.2},452 v62`).join(' ');
  const heddles = [330, 372]
    .map(
      (y) =>
        `<path d="${Array.from({ length: 62 }, (_, i) => `M${196 + i * 6.6},${y} v40`).join(' ')}" stroke="#f3ead8" stroke-width="1.6" stroke-opacity=".8"/>` +
        beam(sketch, 180, y - 12, 440, 13) +
        beam(sketch, 180, y + 40, 440, 13),
    )
    .join('');
  return (
    floorShadow(sketch, 400, 912, 320, 34) +
    [118, 652].map((x) => beam(sketch, x, 130, 30, 790)).join('') +
    beam(sketch, 96, 120, 608, 30) +
    solid(
      sketch,
      'M150,170 L650,170 C660,182 660,206 650,218 L150,218 C140,206 140,182 150,170 Z',
      '#c9a06c',
      'satin',
      '',
      [0, 0, 0, 1],
    ) +
    `<path d="${warp}" stroke="#f6efe1" stroke-width="1.9"/>` +
    heddles +
    cloth(sketch, {
      outline: woven,
      colour: '#7a1f35',
      weave: jamdani('#e6c37e', 58),
      roundness: 0.5,
      print:
        ornament('M190,770 H620', '#e6c37e', 'vine') +
        ornament('M214,516 L190,800', '#e6c37e', 'diamonds') +
        ornament('M586,516 L612,800', '#e6c37e', 'diamonds'),
      folds: falling(
        520,
        800,
        [
          [300, 280],
          [500, 520],
        ],
        16,
        0.25,
      ),
    }) +
    `<path d="${reed}" stroke="#d8bd8c" stroke-width="2.6"/>` +
    beam(sketch, 150, 432, 500, 24) +
    beam(sketch, 150, 508, 500, 20) +
    solid(
      sketch,
      'M136,780 L664,780 C678,798 678,836 664,852 L136,852 C122,836 122,798 136,780 Z',
      '#7a1f35',
      'satin',
      `<path d="M130,784 H670 V856 H130 Z" fill="${jamdani('#e6c37e', 58)(sketch)}"/>`,
      [0, 0, 0, 1],
    ) +
    beam(sketch, 96, 868, 608, 26) +
    shuttle(sketch) +
    [240, 560].map((x) => `<path d="M${x},150 V322" stroke="#6b4a2e" stroke-width="4"/>`).join('')
  );
}

const shuttle = (sketch: Sketch) =>
  `<path d="M318,612 C360,588 460,588 502,612 C460,640 360,640 318,612 Z" fill="#1c120c" fill-opacity=".35" transform="translate(5 10)" filter="${sketch.blur(6)}"/>` +
  solid(
    sketch,
    'M310,606 C360,580 470,580 520,606 C470,634 360,634 310,606 Z',
    '#b98552',
    'gloss',
    '',
    [0, 0, 0, 1],
  ) +
  `<path d="${ellipse(415, 606, 52, 11)}" fill="#4a2f1b"/><path d="${ellipse(415, 605, 44, 7)}" fill="#e6c37e"/>` +
  glint(sketch, 'M340,598 C370,588 400,586 420,586 C390,592 360,598 340,604 Z', 0.5, 2);
