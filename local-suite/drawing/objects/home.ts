import { cloth, falling, stitching, type Fold, type Weave } from '../cloth.ts';
import { darker, lighter, type Colour } from '../colour.ts';
import { ellipse } from '../outline.ts';
import type { Sketch } from '../sketch.ts';
import { floorShadow, wallShadow } from '../studio.ts';
import { ornament } from '../garments/panjabi.ts';
import { gloom, metal, solid } from './surface.ts';

export interface Textile {
  readonly colour: Colour;
  readonly weave?: Weave;
  readonly accent: Colour;
}

/** Draws a filled cushion with soft corners, standing, with a cord around it. */
export function cushion(sketch: Sketch, { colour, weave, accent }: Textile): string {
  const outline =
    'M196,372 C300,404 500,404 604,372 C620,368 632,380 628,396 C602,500 602,660 628,764 C632,780 620,792 604,788 C500,758 300,758 196,788 C180,792 168,780 172,764 C198,660 198,500 172,396 C168,380 180,368 196,372 Z';
  const folds: Fold[] = [
    [[186, 386], [250, 440], [330, 480], 15, 0.6],
    [[614, 386], [550, 440], [470, 480], 15, 0.6],
    [[186, 776], [250, 720], [330, 690], 15, 0.6],
    [[614, 776], [550, 720], [470, 690], 15, 0.6],
    [[210, 390], [290, 430], [400, 440], 12, 0.35],
    [[596, 770], [520, 740], [420, 730], 12, 0.35],
  ];
  return (
    floorShadow(sketch, 400, 784, 226, 24) +
    `<path d="${outline}" fill="none" stroke="${darker(accent, 0.2)}" stroke-width="13"/><path d="${outline}" fill="none" stroke="${accent}" stroke-width="9" stroke-dasharray="7 3"/>` +
    cloth(sketch, { outline, colour, weave, folds }) +
    `<path d="${ellipse(360, 540, 150, 120)}" fill="#fff7ec" opacity=".16" filter="${sketch.blur(40)}"/>`
  );
}

export interface Folded extends Textile {
  /** Layers from the top down; each may have its own colour. */
  readonly layers: readonly Colour[];
  readonly motif?: 'vine' | 'diamonds' | 'lines';
  /** A pair of pillows on top, as with a bed set. */
  readonly pillows?: boolean;
}

/** Draws a folded pile: quilts, bed linen, towels. The top face is seen from a little above. */
export function folded(
  sketch: Sketch,
  { colour, weave, accent, layers, motif = 'vine', pillows = false }: Folded,
): string {
  const thick = layers.length > 3 ? 62 : 78;
  const base = 800;
  const top = base - layers.length * thick;
  const face = `M196,${top - 108} C300,${top - 122} 500,${top - 122} 604,${top - 108} L656,${top + 4} C560,${top + 22} 240,${top + 22} 144,${top + 4} Z`;
  const roll = (y: number, fill: Colour, i: number) => {
    const inset = (i % 2) * 8;
    const [l, r] = [142 + inset, 658 - inset];
    const outline = `M${l + 22},${y} C${l - 8},${y + 6} ${l - 10},${y + thick - 6} ${l + 18},${y + thick} L${r - 18},${y + thick} C${r + 10},${y + thick - 6} ${r + 8},${y + 6} ${r - 22},${y} Z`;
    return (
      cloth(sketch, {
        outline,
        colour: fill,
        weave: i % 2 ? undefined : weave,
        across: [0, 0, 0.25, 1],
        roundness: 0.9,
      }) +
      `<path d="M${l + 16},${y + thick * 0.5} C${l + 120},${y + thick * 0.42} ${r - 120},${y + thick * 0.58} ${r - 16},${y + thick * 0.5}" fill="none" stroke="${darker(fill, 0.7)}" stroke-width="5" opacity=".3" filter="${sketch.blur(2.5)}"/>` +
      stitching(`M${l + 24},${y + 12} H${r - 24} M${l + 24},${y + thick - 12} H${r - 24}`, accent, 1.8, '6 5')
    );
  };
  return (
    floorShadow(sketch, 400, base, 270, 28) +
    [...layers]
      .map((fill, i) => roll(top + i * thick, fill, i))
      .reverse()
      .join('') +
    `<g>` +
    cloth(sketch, {
      outline: face,
      colour,
      weave,
      roundness: 0.5,
      print: [0.14, 0.86]
        .map((t) => ornament(`M${196 - 52 * t},${top - 108 + 112 * t} H${604 + 52 * t}`, accent, motif))
        .join(''),
      folds: [
        [[220, top - 80], [400, top - 60], [580, top - 84], 7, 0.3],
        [[180, top - 30], [400, top - 14], [620, top - 34], 8, 0.3],
      ],
    }) +
    `<path d="M144,${top + 4} C240,${top + 22} 560,${top + 22} 656,${top + 4}" fill="none" stroke="${lighter(colour, 0.5)}" stroke-width="4" stroke-opacity=".5"/></g>` +
    (pillows
      ? pillow(sketch, { colour: layers.at(-1) ?? colour, accent: lighter(colour, 0.5) }, top - 40)
      : '')
  );
}

function pillow(sketch: Sketch, { colour, weave, accent }: Textile, y: number): string {
  const outline = `M232,${y - 120} C330,${y - 150} 470,${y - 150} 568,${y - 120} C588,${y - 80} 592,${y - 30} 572,${y + 6} C480,${y + 30} 320,${y + 30} 228,${y + 6} C208,${y - 30} 212,${y - 80} 232,${y - 120} Z`;
  return (
    gloom(sketch, ellipse(404, y + 14, 180, 22), 0.35, 9) +
    cloth(sketch, {
      outline,
      colour,
      weave,
      folds: [
        [[232, y - 116], [280, y - 96], [340, y - 90], 9, 0.6],
        [[568, y - 116], [520, y - 96], [460, y - 90], 9, 0.6],
        [[230, y + 2], [290, y - 22], [350, y - 24], 9, 0.5],
        [[570, y + 2], [510, y - 22], [450, y - 24], 9, 0.5],
      ],
      print:
        ornament(`M250,${y - 132} C236,${y - 80} 236,${y - 40} 250,${y + 14}`, accent, 'lines') +
        ornament(`M550,${y - 132} C564,${y - 80} 564,${y - 40} 550,${y + 14}`, accent, 'lines'),
    })
  );
}

/** Draws a pair of curtains on their pole, one drawn aside and tied. */
export function curtain(sketch: Sketch, { colour, weave, accent }: Textile): string {
  const pole = metal(sketch, 'brass', [0, 0, 0, 1]);
  const straight =
    'M410,130 L650,130 C654,400 652,700 662,930 C600,944 500,936 420,944 C414,700 414,400 410,130 Z';
  const tied =
    'M150,130 L396,130 C394,300 330,440 232,560 C214,700 226,820 262,930 C230,944 180,940 142,936 C146,700 144,400 150,130 Z';
  const xs = [436, 476, 516, 556, 596, 634].map((x): [number, number] => [x, x + (x - 530) * 0.08]);
  return (
    wallShadow(sketch, `${straight} ${tied}`, 0.9) +
    `<rect x="110" y="104" width="580" height="17" rx="8" fill="${pole}"/><circle cx="106" cy="112" r="20" fill="${metal(sketch, 'brass', [0, 0, 1, 1])}"/><circle cx="694" cy="112" r="20" fill="${metal(sketch, 'brass', [0, 0, 1, 1])}"/>` +
    cloth(sketch, {
      outline: straight,
      colour,
      weave,
      folds: [
        ...falling(134, 940, xs, 13, 0.45),
        ...falling(
          140,
          940,
          xs.map(([a, b]) => [a + 18, b + 18]),
          8,
          0.7,
        ),
      ],
      print:
        ornament('M404,890 H670', accent, 'vine') +
        ornament('M404,914 H670', accent, 'lines') +
        ornament('M432,120 V950', accent, 'diamonds'),
    }) +
    cloth(sketch, {
      outline: tied,
      colour,
      weave,
      folds: [
        [[180, 134], [180, 380], [196, 560], 14, 0.6],
        [[230, 134], [226, 380], [206, 560], 14, 0.6],
        [[290, 134], [280, 360], [218, 556], 14, 0.6],
        [[350, 134], [336, 330], [226, 556], 14, 0.6],
        [[190, 580], [170, 760], [168, 936], 12, 0.6],
        [[210, 580], [200, 760], [212, 936], 12, 0.6],
        [[226, 580], [226, 760], [246, 930], 10, 0.5],
      ],
    }) +
    solid(sketch, 'M140,552 C170,566 210,572 240,548 L242,578 C210,600 170,596 138,582 Z', accent, 'satin') +
    [134, 190, 246, 302, 358, 434, 490, 546, 602, 642]
      .map(
        (x) =>
          `<circle cx="${x + 8}" cy="118" r="15" fill="none" stroke="${metal(sketch, 'brass', [0, 0, 1, 1])}" stroke-width="5"/>`,
      )
      .join('')
  );
}
