import { cloth, stitching } from '../cloth.ts';
import { darker, lighter, type Colour } from '../colour.ts';
import { ellipse } from '../outline.ts';
import type { Sketch } from '../sketch.ts';
import { floorShadow, wallShadow } from '../studio.ts';
import { ornament } from '../garments/panjabi.ts';
import { glint, gloom, metal, solid } from './surface.ts';

export interface Look {
  readonly colour: Colour;
  readonly accent: Colour;
}

/** Draws a cloth-bound notebook with an elastic band, a second one beneath it. */
export function notebook(sketch: Sketch, { colour, accent }: Look): string {
  const cover =
    'M236,300 L556,300 C570,300 578,308 578,322 L578,772 C578,786 570,794 556,794 L236,794 C226,794 220,788 220,778 L220,316 C220,306 226,300 236,300 Z';
  const petals = Array.from(
    { length: 8 },
    (_, i) =>
      `<path d="M0,-14 C-24,-34 -20,-66 0,-84 C20,-66 24,-34 0,-14 Z" transform="rotate(${i * 45})"/>`,
  ).join('');
  return (
    `<g transform="rotate(8 400 560) translate(18 8)">` +
    wallShadow(sketch, cover, 0.9) +
    solid(sketch, cover, accent, 'matte') +
    `</g><g transform="rotate(-5 400 560)">` +
    wallShadow(sketch, cover, 0.7) +
    `<path d="M240,306 L584,308 L586,800 L240,802 Z" fill="#efe6d2"/><path d="${Array.from({ length: 5 }, (_, i) => `M${579 + i * 1.5},312 V796`).join(' ')}" stroke="#c9b998" stroke-width=".8"/>` +
    cloth(sketch, {
      outline: cover,
      colour,
      roundness: 0.35,
      print: `<g transform="translate(410 540)" fill="none" stroke="${accent}" stroke-width="5" stroke-dasharray="9 4"><g>${petals}</g><circle r="108"/><circle r="13" fill="${accent}"/></g>${ornament('M262,340 H546', accent, 'lines')}${ornament('M262,752 H546', accent, 'lines')}`,
    }) +
    `<path d="M246,300 V794" stroke="${darker(colour, 0.6)}" stroke-width="4" opacity=".45"/>` +
    `<path d="M530,298 V796" transform="translate(4 3)" stroke="#1c120c" stroke-width="12" opacity=".25"/><path d="M530,297 V797" stroke="${darker(accent, 0.35)}" stroke-width="12"/>` +
    `<path d="M300,792 L300,850 L312,838 L324,850 L324,792 Z" fill="${accent}"/></g>`
  );
}

/** Draws a gift box with a broad ribbon. */
export function giftBox(sketch: Sketch, { colour, accent }: Look): string {
  const body = 'M214,520 L586,520 L574,806 C566,814 234,814 226,806 Z';
  const lid = 'M196,446 L604,446 L608,538 C606,546 194,546 192,538 Z';
  const top = 'M244,396 L556,396 L604,446 L196,446 Z';
  const loop = 'M404,396 C440,300 560,276 572,336 C580,388 480,404 404,402 Z';
  const flipped = loop.replace(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_, x: string, y: string) => `${800 - Number(x)},${y}`,
  );
  return (
    floorShadow(sketch, 400, 808, 196, 26) +
    cloth(sketch, {
      outline: body,
      colour,
      roundness: 0.8,
      print: ornament('M210,770 H590', accent, 'diamonds'),
    }) +
    gloom(sketch, 'M206,532 H594 V566 H206 Z', 0.3, 8) +
    solid(sketch, 'M366,520 L434,520 L434,812 L366,812 Z', accent, 'satin') +
    `<path d="${top}" fill="${lighter(colour, 0.22)}"/>` +
    cloth(sketch, { outline: lid, colour: lighter(colour, 0.06), roundness: 0.8 }) +
    `<path d="M374,396 L426,396 L436,446 L364,446 Z" fill="${lighter(accent, 0.2)}"/>` +
    solid(sketch, 'M364,446 L436,446 L436,544 L364,544 Z', accent, 'satin') +
    cloth(sketch, {
      outline: 'M396,396 C350,430 300,450 262,500 L300,506 L312,536 C340,480 380,440 410,400 Z',
      colour: darker(accent, 0.1),
    }) +
    cloth(sketch, {
      outline: 'M404,396 C450,430 500,450 538,500 L500,506 L488,536 C460,480 420,440 390,400 Z',
      colour: darker(accent, 0.1),
    }) +
    [flipped, loop]
      .map(
        (outline, i) =>
          gloom(sketch, outline, 0.2, 6) +
          cloth(sketch, {
            outline,
            colour: accent,
            folds: [[[400, 400], [i ? 470 : 330, 350], [i ? 540 : 260, 330], 9, 0.6]],
          }),
      )
      .join('') +
    solid(sketch, 'M376,374 L424,374 L430,412 L370,412 Z', lighter(accent, 0.08), 'satin')
  );
}

/** Draws an open umbrella, its crook on the floor. */
export function umbrella(sketch: Sketch, { colour, accent }: Look): string {
  const edge = 'Q150,466 210,500 Q262,450 324,496 Q400,440 476,496 Q538,450 590,500 Q650,466 710,520';
  const canopy = `M90,520 ${edge} C690,320 560,190 400,186 C240,190 110,320 90,520 Z`;
  const ribs =
    'M400,186 C300,240 230,360 210,500 M400,186 C360,260 330,380 324,496 M400,186 C440,260 470,380 476,496 M400,186 C500,240 570,360 590,500';
  return (
    floorShadow(sketch, 380, 830, 76, 16) +
    `<path d="M400,180 V760 C400,830 320,830 322,764" fill="none" stroke="${darker('#6b4226', 0.4)}" stroke-width="19" stroke-linecap="round"/><path d="M400,180 V760 C400,830 320,830 322,764" fill="none" stroke="#8a5a38" stroke-width="13" stroke-linecap="round"/><path d="M400,480 V700" stroke="${metal(sketch, 'silver')}" stroke-width="9"/>` +
    wallShadow(sketch, canopy, 0.8) +
    `<path d="M90,520 Q150,490 210,500 Q262,520 324,496 Q400,530 476,496 Q538,520 590,500 Q650,490 710,520 Q600,440 400,440 Q200,440 90,520 Z" fill="${darker(colour, 0.55)}"/>` +
    cloth(sketch, {
      outline: canopy,
      colour,
      print: `<path d="M90,520 ${edge}" transform="translate(0 -34)" fill="none" stroke="${accent}" stroke-width="15"/>${ornament(`M90,520 ${edge}`.replace(/^/, ''), accent, 'lines')}`,
    }) +
    `<path d="${ribs}" fill="none" stroke="${darker(colour, 0.6)}" stroke-width="3.4" stroke-opacity=".5"/><path d="${ribs}" transform="translate(-4 0)" fill="none" stroke="${lighter(colour, 0.5)}" stroke-width="3" stroke-opacity=".35"/>` +
    stitching(`M90,512 ${edge}`, lighter(colour, 0.4), 1.4) +
    solid(sketch, ellipse(400, 184, 11, 14), '#8a5a38', 'satin') +
    glint(sketch, 'M180,400 C220,300 290,240 350,216 C290,270 250,340 232,430 Z', 0.22, 12)
  );
}
