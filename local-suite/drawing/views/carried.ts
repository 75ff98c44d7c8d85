import { bag, type Bag } from '../objects/bags.ts';
import {
  backpackFromBehind,
  capFromBehind,
  hangingBelt,
  longStrap,
  openWallet,
  topiFromAbove,
} from '../objects/other-sides.ts';
import { emblem } from '../objects/boxes.ts';
import { glint, solid } from '../objects/surface.ts';
import { belt, cap, sunglasses, topi } from '../objects/wearables.ts';
import { lighter } from '../colour.ts';
import type { Composition, Views } from '../product-picture.ts';
import type { Sketch } from '../sketch.ts';
import { wallShadow } from '../studio.ts';

/** What a morning at the market leaves in a tote: greens and a pair of loaves. */
function market(sketch: Sketch): string {
  const leaf = (x: number, turn: number, size: number, fill: string) =>
    `<g transform="translate(${x} 440) rotate(${turn}) scale(${size})"><path d="M0,0 C-46,-60 -50,-150 0,-210 C50,-150 46,-60 0,0 Z" fill="${fill}"/><path d="M0,0 V-196 M0,-60 L-26,-96 M0,-60 L26,-96 M0,-110 L-24,-144 M0,-110 L24,-144" stroke="#e6efd2" stroke-width="3" stroke-opacity=".5" fill="none"/></g>`;
  const loaf = (x: number, turn: number) =>
    `<g transform="rotate(${turn} ${x} 440)">${solid(sketch, `M${x - 34},440 L${x - 30},230 C${x - 26},196 ${x + 26},196 ${x + 30},230 L${x + 34},440 Z`, '#c98f4e', 'matte')}<path d="M${x - 20},260 l36,-18 M${x - 22},310 l40,-20 M${x - 22},360 l42,-20" stroke="#f0d9ae" stroke-width="9" stroke-linecap="round"/></g>`;
  return (
    leaf(330, -26, 0.9, '#3f6b3f') +
    leaf(372, -8, 1.04, '#557f45') +
    loaf(456, 6) +
    loaf(516, 16) +
    leaf(300, -42, 0.72, '#6d9350') +
    leaf(410, 12, 0.7, '#47743f')
  );
}

const STYLED_BAGS: Readonly<Record<Bag['kind'], (look: Bag) => Composition>> = {
  backpack: (look) => ({ lift: 40, draw: (s) => backpackFromBehind(s, look) }),
  tote: (look) => ({ scale: 0.98, lift: 50, draw: (s) => bag(s, { ...look, filled: market(s) }) }),
  handbag: (look) => ({
    scale: 0.88,
    lift: 90,
    draw: (s) => bag(s, look) + longStrap(s, look.colour, [252, 548], 474, 392),
  }),
  wallet: (look) => ({ flat: true, draw: (s) => openWallet(s, look) }),
  duffel: (look) => ({
    scale: 0.9,
    lift: 110,
    draw: (s) => bag(s, look) + longStrap(s, look.trim, [206, 594], 520, 330),
  }),
};

export const bagViews = (look: Bag): Views => ({
  draw: (s) => bag(s, look),
  styled: STYLED_BAGS[look.kind](look),
});

export const beltViews = (look: Parameters<typeof belt>[1]): Views => ({
  draw: (s) => belt(s, look),
  styled: { flat: true, draw: (s) => hangingBelt(s, look) },
});

export const topiViews = (look: Parameters<typeof topi>[1]): Views => ({
  draw: (s) => topi(s, look),
  styled: { flat: true, draw: (s) => topiFromAbove(s, look) },
});

export const capViews = (look: Parameters<typeof cap>[1]): Views => ({
  draw: (s) => cap(s, look),
  styled: { scale: 1.1, lift: 130, draw: (s) => capFromBehind(s, look) },
});

/** Sunglasses lie above their hard case. */
export const sunglassesViews = (look: Parameters<typeof sunglasses>[1]): Views => ({
  draw: (s) => sunglasses(s, look),
  styled: {
    flat: true,
    draw: (s) => {
      const shell =
        'M232,590 H568 C640,590 672,640 672,700 C672,760 640,810 568,810 H232 C160,810 128,760 128,700 C128,640 160,590 232,590 Z';
      return (
        `<g transform="rotate(-3 400 700)">` +
        wallShadow(s, shell, 1.1) +
        solid(s, shell, look.frame, 'satin', '', [0, 0, 0, 1]) +
        `<path d="M132,690 C200,706 600,706 668,690" fill="none" stroke="#1c120c" stroke-width="6" stroke-opacity=".5"/><path d="M132,695 C200,711 600,711 668,695" fill="none" stroke="${lighter(look.frame, 0.5)}" stroke-width="2" stroke-opacity=".6"/>` +
        `<g transform="translate(400 650)">${emblem('#d9ab4c', look.frame, 0.8)}</g>` +
        glint(s, 'M190,616 H520 C440,626 300,632 180,650 Z', 0.3, 9) +
        `</g><g transform="translate(0 -216)">${sunglasses(s, look)}</g>`
      );
    },
  },
});
