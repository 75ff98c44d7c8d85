import { cloth } from '../cloth.ts';
import { darker, lighter, type Colour } from '../colour.ts';
import { ellipse, round, symmetric } from '../outline.ts';
import type { Sketch } from '../sketch.ts';
import { floorShadow } from '../studio.ts';
import { ornament } from '../garments/panjabi.ts';
import { glint, metal, solid } from './surface.ts';

export interface Pot {
  readonly colour: Colour;
  readonly accent: Colour;
}

/** Draws a painted terracotta vase with dried grasses. */
export function vase(sketch: Sketch, { colour, accent }: Pot): string {
  const body = symmetric(
    'M400,436 C436,436 452,440 456,452 C452,486 440,510 446,536 C520,566 566,630 560,706 C554,770 500,822 460,834 C440,838 420,838 400,838',
  );
  const turns = [-34, -20, -8, 6, 18, 32];
  const heightOf = (i: number) => 268 + ((i * 53) % 82);
  const stems = turns
    .map((turn, i) => {
      const height = heightOf(i);
      const grains = Array.from(
        { length: 9 },
        (_, k) =>
          `<ellipse cx="${k % 2 ? 7 : -7}" cy="${-height + 8 + k * 12}" rx="4.6" ry="11" transform="rotate(${k % 2 ? 28 : -28} 0 ${-height + 8 + k * 12})"/>`,
      ).join('');
      return `<g transform="translate(${400 + turn * 0.5} 452) rotate(${turn * 0.8})"><path d="M0,0 Q${turn * 0.3},${-height / 2} 0,${-height}" stroke="#a98b54" stroke-width="3" fill="none"/><g fill="${i % 2 ? '#cfae6e' : '#b98f4c'}">${grains}<ellipse cx="0" cy="${-height - 8}" rx="4.6" ry="13"/></g></g>`;
    })
    .join('');
  const stemShadows = turns
    .map((turn, i) => {
      const [angle, x] = [(turn * 0.8 * Math.PI) / 180, 400 + turn * 0.5];
      return `M${x},452 L${round(x + Math.sin(angle) * heightOf(i))},${round(452 - Math.cos(angle) * heightOf(i))}`;
    })
    .join(' ');
  const bands = [606, 660, 716]
    .map((y, i) =>
      ornament(`M220,${y} C300,${y + 30} 500,${y + 30} 580,${y}`, accent, i === 1 ? 'diamonds' : 'vine'),
    )
    .join('');
  const leaves = Array.from(
    { length: 11 },
    (_, i) =>
      `<path d="M${240 + i * 32},780 C${230 + i * 32},756 ${236 + i * 32},740 ${242 + i * 32},734 C${250 + i * 32},744 ${252 + i * 32},760 ${244 + i * 32},780 Z"/>`,
  ).join('');
  return (
    floorShadow(sketch, 400, 832, 130, 26) +
    `<path d="${stemShadows}" transform="translate(9 12)" fill="none" stroke="#2b1a10" stroke-width="13" opacity=".16" filter="${sketch.blur(7)}"/>${stems}` +
    solid(sketch, body, colour, 'matte', `${bands}<g fill="${accent}">${leaves}</g>`) +
    `<path d="${ellipse(400, 446, 56, 13)}" fill="${darker(colour, 0.65)}"/><path d="${ellipse(400, 444, 56, 13)}" fill="none" stroke="${lighter(colour, 0.3)}" stroke-width="4"/>` +
    glint(
      sketch,
      'M272,640 C290,590 330,566 356,560 C318,596 300,650 302,720 C276,704 268,670 272,640 Z',
      0.22,
      9,
    )
  );
}

/** Draws two glazed mugs, one behind the other. */
export function mugs(sketch: Sketch, { colour, accent }: Pot): string {
  const mug = (x: number, y: number, glaze: Colour, print: Colour, scale: number) => {
    const body = 'M-128,-150 C-126,-60 -120,60 -100,126 C-80,146 80,146 100,126 C120,60 126,-60 128,-150 Z';
    const dipped = 'M-140,30 C-80,58 -30,16 20,44 C60,64 100,26 140,40 L140,180 L-140,180 Z';
    return (
      `<g transform="translate(${x} ${y}) scale(${scale})">` +
      `<path d="M112,-96 C200,-110 214,60 100,72" fill="none" stroke="${darker(glaze, 0.45)}" stroke-width="33"/><path d="M112,-98 C198,-110 212,58 100,70" fill="none" stroke="${glaze}" stroke-width="28"/><path d="M120,-104 C190,-108 198,10 160,46" fill="none" stroke="#fffaf0" stroke-width="5" stroke-opacity=".45"/>` +
      solid(
        sketch,
        body,
        glaze,
        'gloss',
        `<path d="${dipped}" fill="${print}"/>${ornament('M-140,-104 C-60,-84 60,-84 140,-104', print, 'diamonds')}`,
      ) +
      `<ellipse cx="0" cy="-150" rx="128" ry="30" fill="${lighter(glaze, 0.3)}"/><ellipse cx="0" cy="-147" rx="116" ry="24" fill="${darker(glaze, 0.45)}"/><ellipse cx="0" cy="-136" rx="102" ry="17" fill="#5a2f17"/><ellipse cx="-20" cy="-139" rx="52" ry="7" fill="#a8673a" fill-opacity=".6"/></g>`
    );
  };
  return (
    floorShadow(sketch, 520, 706, 120, 20) +
    mug(512, 596, accent, colour, 0.86) +
    floorShadow(sketch, 316, 806, 128, 24) +
    mug(310, 676, colour, accent, 1)
  );
}

/** Draws a beaten brass plate, engraved in rings, on a stand unless it lies on a table. */
export function brassPlate(sketch: Sketch, stand = true): string {
  const petals = Array.from(
    { length: 16 },
    (_, i) =>
      `<path d="M0,-96 C-26,-130 -20,-168 0,-184 C20,-168 26,-130 0,-96 Z" transform="rotate(${i * 22.5})"/>`,
  ).join('');
  const inner = Array.from(
    { length: 8 },
    (_, i) =>
      `<path d="M0,-22 C-20,-44 -16,-70 0,-82 C16,-70 20,-44 0,-22 Z" transform="rotate(${i * 45})"/>`,
  ).join('');
  const beats = Array.from(
    { length: 60 },
    (_, i) => `<circle cy="-214" r="5" transform="rotate(${i * 6})"/>`,
  ).join('');
  return (
    (stand
      ? floorShadow(sketch, 400, 808, 190, 26) +
        solid(
          sketch,
          'M250,760 L300,640 L326,650 L290,800 L244,800 Z M550,760 L500,640 L474,650 L510,800 L556,800 Z',
          '#6b4226',
          'satin',
        )
      : '') +
    `<circle cx="416" cy="512" r="250" fill="#2b1a10" opacity=".28" filter="${sketch.blur(18)}"/>` +
    `<circle cx="400" cy="500" r="250" fill="${metal(sketch, 'brass', [0, 0, 1, 1])}"/>` +
    `<circle cx="400" cy="500" r="232" fill="${sketch.radial(
      [
        [0, '#f3dca0'],
        [0.45, '#c99f52'],
        [0.8, '#a77d35'],
        [1, '#d9b668'],
      ],
      [0.38, 0.34, 0.72],
    )}"/>` +
    `<g transform="translate(400 500)"><g fill="none" stroke="#6b4a18" stroke-width="3" opacity=".75">${petals}${inner}<circle r="196"/><circle r="90"/><circle r="18"/></g><g transform="translate(-1.6 -1.6)" fill="none" stroke="#fff3cf" stroke-width="1.5" opacity=".7">${petals}${inner}<circle r="196"/><circle r="90"/></g><g fill="#7a561f" opacity=".6">${beats}</g></g>` +
    glint(sketch, 'M212,420 C240,330 320,280 400,274 C320,316 262,380 236,470 Z', 0.45, 9)
  );
}

const towels = (sketch: Sketch) =>
  cloth(sketch, {
    outline: 'M230,474 C250,400 330,380 400,404 C470,376 560,400 572,474 C500,506 300,506 230,474 Z',
    colour: '#efe6d6',
    folds: [
      [[300, 400], [320, 440], [310, 490], 10, 0.6],
      [[400, 406], [420, 440], [410, 494], 10, 0.6],
      [[500, 400], [490, 440], [500, 486], 10, 0.6],
    ],
  });

/** Draws a woven jute basket with rope handles, towels in it unless it holds something else. */
export function basket(
  sketch: Sketch,
  { colour, accent, linen = true }: Pot & { readonly linen?: boolean },
): string {
  const body =
    'M190,470 C300,500 500,500 610,470 C606,600 590,720 560,806 C500,834 300,834 240,806 C210,720 194,600 190,470 Z';
  const weave = sketch.pattern(
    34,
    24,
    `<rect width="34" height="24" fill="${darker(colour, 0.35)}"/><rect x="1" y="1" width="32" height="10" rx="5" fill="${colour}"/><rect x="-16" y="13" width="32" height="10" rx="5" fill="${lighter(colour, 0.12)}"/><rect x="18" y="13" width="32" height="10" rx="5" fill="${lighter(colour, 0.12)}"/>`,
  );
  const band = 'M180,600 C300,636 500,636 620,600 L616,684 C500,716 300,716 184,684 Z';
  const accentWeave = sketch.pattern(
    34,
    24,
    `<rect width="34" height="24" fill="${darker(accent, 0.4)}"/><rect x="1" y="1" width="32" height="10" rx="5" fill="${accent}"/><rect x="-16" y="13" width="32" height="10" rx="5" fill="${lighter(accent, 0.12)}"/><rect x="18" y="13" width="32" height="10" rx="5" fill="${lighter(accent, 0.12)}"/>`,
  );
  const handle = (x: number) =>
    `<path d="M${x - 62},520 C${x - 70},400 ${x + 70},400 ${x + 62},520" fill="none" stroke="${darker(colour, 0.55)}" stroke-width="24"/><path d="M${x - 62},520 C${x - 70},400 ${x + 70},400 ${x + 62},520" fill="none" stroke="${lighter(colour, 0.15)}" stroke-width="19" stroke-dasharray="9 3"/>`;
  return (
    floorShadow(sketch, 400, 820, 190, 28) +
    (linen ? `<path d="${ellipse(400, 470, 210, 46)}" fill="${darker(colour, 0.65)}"/>` : '') +
    (linen ? towels(sketch) : '') +
    solid(
      sketch,
      body,
      colour,
      'matte',
      `<path d="${body}" fill="${weave}"/><path d="${band}" fill="${accentWeave}"/>`,
    ) +
    `<path d="M190,470 C300,500 500,500 610,470" fill="none" stroke="${darker(colour, 0.5)}" stroke-width="24"/><path d="M190,470 C300,500 500,500 610,470" fill="none" stroke="${lighter(colour, 0.1)}" stroke-width="19" stroke-dasharray="12 3"/>` +
    handle(400)
  );
}
