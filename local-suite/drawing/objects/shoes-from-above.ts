import { stitching } from '../cloth.ts';
import { darker, lighter, type Colour } from '../colour.ts';
import { ellipse } from '../outline.ts';
import type { Sketch } from '../sketch.ts';
import { wallShadow } from '../studio.ts';
import type { Shoe } from './shoes.ts';
import { glint, gloom, metal, solid } from './surface.ts';

/** The right shoe around the origin, its toe up. */
const LAST = {
  round:
    'M4,-252 C62,-250 98,-190 98,-112 C98,-34 72,40 73,112 C74,192 50,240 0,240 C-56,240 -73,192 -71,112 C-69,40 -92,-34 -88,-112 C-84,-190 -50,-252 4,-252 Z',
  pointed:
    'M14,-288 C26,-288 74,-200 84,-120 C92,-40 66,40 66,112 C66,190 46,236 0,236 C-50,236 -66,190 -64,112 C-62,40 -84,-40 -76,-120 C-66,-200 2,-288 14,-288 Z',
} as const;

const OPENING =
  'M0,-16 C46,-16 54,60 51,120 C48,190 30,216 0,216 C-32,216 -49,190 -50,120 C-52,60 -46,-16 0,-16 Z';
const WIDE_OPENING =
  'M2,-92 C44,-92 62,30 55,120 C50,190 32,214 0,214 C-32,214 -51,190 -53,120 C-60,30 -42,-92 2,-92 Z';

const DRAW: Record<Shoe['kind'], (sketch: Sketch, shoe: Shoe) => string> = {
  sneaker,
  loafer,
  nagra,
  sandal,
  heel,
};

/** Draws a pair seen from above, standing side by side. */
export function shoesFromAbove(sketch: Sketch, shoe: Shoe): string {
  const one = DRAW[shoe.kind](sketch, shoe);
  const last = LAST[shoe.kind === 'nagra' || shoe.kind === 'heel' ? 'pointed' : 'round'];
  const placed = (transform: string, shadow: string) =>
    `<g transform="${transform}"><g transform="${shadow}">${wallShadow(sketch, last, 0.8)}</g>${one}</g>`;
  return (
    placed('translate(536 512) rotate(5) scale(1.22)', '') +
    placed('translate(264 500) rotate(-5) scale(-1.22 1.22)', 'scale(-1 1)')
  );
}

const inside = (sketch: Sketch, opening: string, lining: Colour) =>
  `<path d="${opening}" fill="${lining}"/>` +
  `<g clip-path="${sketch.clip(opening)}">` +
  gloom(sketch, 'M-80,-120 H80 V30 C40,60 -40,60 -80,30 Z', 0.62, 22) +
  `<path d="${opening}" fill="none" stroke="#1c120c" stroke-width="22" opacity=".42" filter="${sketch.blur(9)}"/></g>`;

const rim = (opening: string, colour: Colour, width = 7) =>
  `<path d="${opening}" fill="none" stroke="${darker(colour, 0.4)}" stroke-width="${width + 2}"/>` +
  `<path d="${opening}" fill="none" stroke="${colour}" stroke-width="${width - 1}"/>`;

const crown = (sketch: Sketch) => glint(sketch, ellipse(-22, -150, 20, 52), 0.34, 13);

function sneaker(sketch: Sketch, { colour, sole, accent }: Shoe): string {
  const laces = [0, 1, 2, 3, 4]
    .map((i) => {
      const y = -126 + i * 24;
      const reach = 30 + i * 3;
      return (
        `<path d="M${-reach},${y + 8} L${reach},${y}" stroke="#1c120c" stroke-width="10" stroke-opacity=".22" transform="translate(2 4)"/>` +
        `<path d="M${-reach},${y + 8} L${reach},${y}" stroke="#fbf7ee" stroke-width="9" stroke-linecap="round"/>` +
        [-reach - 3, reach + 3]
          .map((x) => `<circle cx="${x}" cy="${y + 4}" r="4.6" fill="${darker(accent, 0.3)}"/>`)
          .join('')
      );
    })
    .join('');
  return (
    solid(sketch, LAST.round, sole, 'matte') +
    `<g transform="scale(.94 .955)">${solid(sketch, LAST.round, colour, 'matte')}</g>` +
    solid(
      sketch,
      'M-78,-150 C-70,-214 -40,-240 4,-240 C48,-238 80,-210 88,-150 C40,-176 -30,-176 -78,-150 Z',
      lighter(colour, 0.2),
      'matte',
    ) +
    stitching('M-76,-146 C-30,-170 40,-170 86,-146', darker(colour, 0.4), 1.8) +
    solid(
      sketch,
      'M-40,-132 C-20,-146 24,-146 44,-134 L46,0 C20,14 -20,14 -44,0 Z',
      darker(colour, 0.1),
      'matte',
    ) +
    inside(sketch, OPENING, darker(accent, 0.15)) +
    rim(OPENING, accent, 12) +
    solid(
      sketch,
      'M-34,-36 C-20,-46 22,-46 36,-36 L40,34 C20,46 -20,46 -40,34 Z',
      lighter(colour, 0.06),
      'matte',
    ) +
    laces +
    solid(sketch, 'M-24,206 H24 V234 C12,240 -12,240 -24,234 Z', accent, 'matte') +
    solid(sketch, 'M-66,60 C-60,100 -62,150 -56,190 L-46,180 C-54,140 -54,90 -58,50 Z', accent, 'matte') +
    solid(sketch, 'M67,60 C62,100 64,150 58,190 L48,180 C55,140 55,90 59,50 Z', accent, 'matte') +
    crown(sketch)
  );
}

function loafer(sketch: Sketch, { colour, sole, accent }: Shoe): string {
  const apron = 'M-52,-40 C-60,-130 -44,-196 4,-200 C52,-196 68,-130 58,-40';
  return (
    solid(sketch, LAST.round, sole, 'satin') +
    `<g transform="scale(.95 .962)">${solid(sketch, LAST.round, colour, 'gloss')}</g>` +
    `<path d="${apron}" fill="none" stroke="${darker(colour, 0.6)}" stroke-width="7" stroke-opacity=".7"/><path d="${apron}" fill="none" stroke="${lighter(colour, 0.35)}" stroke-width="2.4" stroke-dasharray="7 4"/>` +
    inside(sketch, OPENING, '#b58a5c') +
    rim(OPENING, darker(colour, 0.1), 8) +
    `<path d="M-26,150 H26 V186 H-26 Z" fill="${accent}" fill-opacity=".55"/>` +
    gloom(sketch, 'M-86,-66 C-30,-84 40,-84 94,-66 V-10 C40,-26 -30,-26 -80,-10 Z', 0.3, 5) +
    solid(
      sketch,
      'M-89,-76 C-30,-96 40,-96 97,-76 L90,-26 C40,-44 -30,-44 -81,-26 Z',
      darker(colour, 0.08),
      'gloss',
    ) +
    `<path d="M-22,-66 C-4,-70 14,-70 30,-66" stroke="${darker(colour, 0.7)}" stroke-width="13" stroke-linecap="round"/><path d="M-20,-62 C-4,-66 14,-66 28,-62" stroke="${metal(sketch, 'gold', [0, 0, 0, 1])}" stroke-width="8" stroke-linecap="round" fill="none"/>` +
    crown(sketch) +
    glint(sketch, ellipse(30, -150, 10, 40), 0.25, 9)
  );
}

function nagra(sketch: Sketch, { colour, sole, accent }: Shoe): string {
  const petals = [0, 45, 90, 135, 180, 225, 270, 315]
    .map((turn) => `<path d="M0,-7 C-9,-15 -7,-28 0,-34 C7,-28 9,-15 0,-7 Z" transform="rotate(${turn})"/>`)
    .join('');
  return (
    solid(sketch, LAST.pointed, sole, 'matte') +
    `<g transform="scale(.94 .96)">` +
    solid(
      sketch,
      LAST.pointed,
      colour,
      'satin',
      `<g fill="${accent}"><g transform="translate(4 -140)">${petals}<circle r="7" fill="#f4ead6"/></g><g transform="translate(8 -206) scale(.5)">${petals}</g><g transform="translate(-46 -92) scale(.42)">${petals}</g><g transform="translate(54 -92) scale(.42)">${petals}</g></g>` +
        `<path d="${LAST.pointed}" fill="none" stroke="${accent}" stroke-width="26" stroke-dasharray="3 9"/><path d="${LAST.pointed}" fill="none" stroke="${accent}" stroke-width="4"/>`,
    ) +
    `</g>` +
    inside(sketch, WIDE_OPENING, '#d9b98a') +
    rim(WIDE_OPENING, accent, 6) +
    `<path d="${WIDE_OPENING}" transform="scale(1.14 1.07)" fill="none" stroke="${accent}" stroke-width="3" stroke-dasharray="6 4"/>` +
    Array.from({ length: 12 }, (_, i) => {
      const turn = (i / 12) * 2 * Math.PI;
      return `<circle cx="${(12 + Math.cos(turn) * 10).toFixed(1)}" cy="${(-262 + Math.sin(turn) * 10).toFixed(1)}" r="6" fill="${i % 2 ? accent : darker(accent, 0.25)}"/>`;
    }).join('') +
    `<circle cx="12" cy="-262" r="8" fill="${lighter(accent, 0.25)}"/>` +
    crown(sketch)
  );
}

function sandal(sketch: Sketch, { colour, sole, accent }: Shoe): string {
  const band = (outline: string, edge: string) =>
    gloom(sketch, outline, 0.4, 7) + solid(sketch, outline, colour, 'satin') + stitching(edge, accent, 2);
  return (
    solid(sketch, LAST.round, darker(sole, 0.5), 'matte') +
    `<g transform="scale(.955 .965)">${solid(sketch, LAST.round, lighter(sole, 0.3), 'matte')}</g>` +
    `<path d="${LAST.round}" transform="scale(.88 .92)" fill="none" stroke="${darker(sole, 0.3)}" stroke-width="2" stroke-dasharray="7 5"/>` +
    gloom(sketch, ellipse(0, 150, 40, 54), 0.14, 14) +
    gloom(sketch, ellipse(6, -130, 60, 66), 0.12, 16) +
    `<path d="M-22,168 H22 V196 H-22 Z" fill="${accent}" fill-opacity=".5"/>` +
    band(
      'M-100,-176 C-40,-206 50,-206 106,-170 L108,-96 C50,-124 -40,-126 -100,-100 Z',
      'M-92,-166 C-40,-194 50,-194 98,-160 M-92,-110 C-40,-136 50,-134 100,-106',
    ) +
    band(
      'M-96,-44 C-40,-76 46,-76 102,-38 L92,36 C40,4 -40,2 -88,30 Z',
      'M-88,-36 C-40,-64 46,-64 94,-28 M-82,18 C-40,-8 40,-6 86,24',
    ) +
    ['M-84,20 C-96,90 -88,150 -60,196 C-30,236 34,236 62,196 C88,150 96,90 88,24']
      .map(
        (path) =>
          `<path d="${path}" transform="translate(3 7)" fill="none" stroke="#1c120c" stroke-width="26" opacity=".3" filter="${sketch.blur(5)}"/><path d="${path}" fill="none" stroke="${darker(colour, 0.4)}" stroke-width="27"/><path d="${path}" fill="none" stroke="${colour}" stroke-width="23"/>` +
          stitching(path, accent, 2),
      )
      .join('') +
    `<g transform="translate(88 104) rotate(4)"><rect x="-21" y="-22" width="42" height="44" rx="8" fill="none" stroke="${metal(sketch, 'brass', [0, 0, 1, 1])}" stroke-width="8"/><path d="M-18,0 H18" stroke="#65471a" stroke-width="5"/></g>`
  );
}

function heel(sketch: Sketch, { colour, sole, accent }: Shoe): string {
  return (
    solid(sketch, LAST.pointed, sole, 'satin') +
    `<g transform="scale(.95 .965)">${solid(sketch, LAST.pointed, colour, 'gloss')}</g>` +
    inside(sketch, WIDE_OPENING, '#d8b48c') +
    rim(WIDE_OPENING, darker(colour, 0.15), 6) +
    `<path d="${WIDE_OPENING}" fill="none" stroke="${accent}" stroke-width="2.4"/>` +
    `<path d="M-24,150 H24 V182 H-24 Z" fill="${accent}" fill-opacity=".6"/>` +
    `<g fill="${metal(sketch, 'gold', [0, 0, 1, 1])}"><circle cx="4" cy="-122" r="13"/><circle cx="-22" cy="-116" r="8"/><circle cx="30" cy="-116" r="8"/></g>` +
    crown(sketch) +
    glint(sketch, ellipse(26, -180, 8, 40), 0.35, 7)
  );
}
