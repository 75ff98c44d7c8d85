import { deskLamp } from '../objects/electronics.ts';
import { giftBox, notebook, umbrella } from '../objects/general.ts';
import { closedUmbrella, openGiftBox, openNotebook, plant, sweets } from '../objects/home-in-use.ts';
import { curtain, cushion, folded, type Folded, type Textile } from '../objects/home.ts';
import { bed, bench, books, tableTop } from '../objects/rooms.ts';
import { basket, brassPlate, mugs, vase, type Pot } from '../objects/vessels.ts';
import { ellipse } from '../outline.ts';
import { metal } from '../objects/surface.ts';
import type { Views } from '../product-picture.ts';
import { floorShadow } from '../studio.ts';
import { foldedLength } from './folded.ts';

/** Quilts and sheets are folded in front and made up as a bed in the second view. */
export const foldedViews = (look: Folded): Views => ({
  draw: (s) => folded(s, look),
  styled: {
    lift: 90,
    draw: (s) =>
      `<g transform="translate(0 90)">${bed(s, {
        ...look,
        pillows: look.pillows ? look.layers.at(-1) : undefined,
      })}</g>`,
  },
});

export const curtainViews = (look: Textile): Views => ({
  draw: (s) => curtain(s, look),
  styled: { flat: true, draw: (s) => foldedLength(s, { ...look, endColour: look.colour }) },
});

export const cushionViews = (look: Textile): Views => ({
  draw: (s) => cushion(s, look),
  styled: {
    draw: (s) =>
      bench(s) +
      `<g transform="translate(80 268) scale(.54)">${cushion(s, look)}</g>` +
      `<g transform="translate(308 292) scale(.54) rotate(6 400 780)">${cushion(s, look)}</g>`,
  },
});

export const brassPlateViews = (): Views => ({
  draw: (s) => brassPlate(s),
  styled: {
    flat: true,
    draw: (s) => `<g transform="translate(-60 -75) scale(1.15)">${brassPlate(s, false)}${sweets(s)}</g>`,
  },
});

export const vaseViews = (look: Pot): Views => ({
  draw: (s) => vase(s, look),
  styled: {
    setting: true,
    draw: (s) =>
      tableTop(s, 700) +
      books(s, 530, 766) +
      `<g transform="translate(-8 96) scale(.84)">${vase(s, look)}</g>`,
  },
});

export const mugsViews = (look: Pot): Views => ({
  draw: (s) => mugs(s, look),
  styled: {
    setting: true,
    draw: (s) => {
      const steam = (x: number, y: number) =>
        `<path d="M${x},${y} C${x - 34},${y - 50} ${x + 34},${y - 80} ${x},${y - 140} C${x - 20},${y - 180} ${x + 12},${y - 200} ${x + 6},${y - 230}" fill="none" stroke="#fffaf0" stroke-width="17" opacity=".6" filter="${s.blur(9)}"/>`;
      return (
        tableTop(s, 640) +
        floorShadow(s, 400, 796, 320, 40) +
        `<path d="${ellipse(400, 780, 330, 66)}" fill="#6b4226"/><path d="${ellipse(400, 770, 330, 66)}" fill="#a06a3c"/><path d="${ellipse(400, 770, 306, 56)}" fill="none" stroke="#6b4226" stroke-width="4" stroke-opacity=".6"/>` +
        `<g transform="translate(60 92) scale(.84)">${mugs(s, look)}</g>` +
        [590, 630, 560]
          .map(
            (x, i) =>
              `<path d="${ellipse(x, 800 - i * 12, 38, 14)}" fill="#8a5a30"/><path d="${ellipse(x, 794 - i * 12, 38, 14)}" fill="#d9a766"/>`,
          )
          .join('') +
        steam(318, 520) +
        steam(492, 470)
      );
    },
  },
});

export const basketViews = (look: Pot): Views => ({
  draw: (s) => basket(s, look),
  styled: { scale: 0.96, lift: 60, draw: (s) => plant(s) + basket(s, { ...look, linen: false }) },
});

/** The lamp lights a room in the evening. */
export const deskLampViews = (look: Parameters<typeof deskLamp>[1]): Views => ({
  draw: (s) => deskLamp(s, look),
  styled: {
    setting: true,
    draw: (s) =>
      `<rect width="800" height="1000" fill="#2a1d16" fill-opacity=".8"/>` +
      tableTop(s, 700, '#6e4526') +
      `<rect y="700" width="800" height="300" fill="#1c120c" fill-opacity=".35"/>` +
      `<path d="${ellipse(380, 420, 330, 330)}" fill="#ffd98a" opacity=".5" filter="${s.blur(90)}"/>` +
      `<path d="${ellipse(390, 790, 300, 50)}" fill="#ffd98a" opacity=".5" filter="${s.blur(40)}"/>` +
      books(s, 560, 770) +
      `<g transform="translate(40 132) scale(.84)">${deskLamp(s, look)}</g>`,
  },
});

export const notebookViews = (look: Pot): Views => ({
  draw: (s) => notebook(s, look),
  styled: { flat: true, draw: (s) => openNotebook(s, look) },
});

export const umbrellaViews = (look: Pot): Views => ({
  draw: (s) => umbrella(s, look),
  styled: { flat: true, draw: (s) => closedUmbrella(s, look, metal(s, 'silver')) },
});

export const giftBoxViews = (look: Pot): Views => ({
  draw: (s) => giftBox(s, look),
  styled: { scale: 1.08, lift: 90, draw: (s) => openGiftBox(s, look) },
});
