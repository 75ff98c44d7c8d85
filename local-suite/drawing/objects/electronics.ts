import { darker, lighter, type Colour } from '../colour.ts';
import { ellipse, mirror, symmetric } from '../outline.ts';
import type { Sketch } from '../sketch.ts';
import { floorShadow } from '../studio.ts';
import { gloom, glint, metal, solid } from './surface.ts';

export interface Look {
  readonly colour: Colour;
  readonly accent: Colour;
}

export function headphones(sketch: Sketch, { colour, accent }: Look): string {
  const cup =
    'M574,476 C620,470 650,520 650,596 C650,672 620,722 574,716 C556,706 548,650 548,596 C548,542 556,486 574,476 Z';
  const pad =
    'M572,486 C548,486 528,536 528,596 C528,656 548,706 572,706 C556,680 550,640 550,596 C550,552 556,512 572,486 Z';
  const arc = 'M176,560 C150,250 290,180 400,180 C510,180 650,250 624,560';
  return (
    floorShadow(sketch, 222, 724, 80, 18) +
    floorShadow(sketch, 596, 724, 80, 18) +
    `<path d="${arc}" fill="none" stroke="${darker(colour, 0.6)}" stroke-width="43"/><path d="${arc}" fill="none" stroke="${colour}" stroke-width="37"/><path d="M170,470 C164,270 300,166 400,166" fill="none" stroke="${lighter(colour, 0.6)}" stroke-width="6" opacity=".5" filter="${sketch.blur(3)}"/>` +
    `<path d="M262,236 C330,196 470,196 538,236" fill="none" stroke="${darker(accent, 0.2)}" stroke-width="30" stroke-linecap="round"/><path d="M270,226 C336,188 464,188 530,226" fill="none" stroke="${lighter(accent, 0.4)}" stroke-width="4" stroke-opacity=".5"/>` +
    [1, 0]
      .map((isRight) => {
        const [c, p] = isRight ? [cup, pad] : [mirror(cup), mirror(pad)];
        const x = isRight ? 606 : 194;
        return (
          `<rect x="${(isRight ? 614 : 186) - 11}" y="420" width="22" height="110" rx="8" fill="${metal(sketch, 'silver')}"/>` +
          solid(sketch, p, darker(accent, 0.3), 'matte') +
          solid(sketch, c, colour, 'satin') +
          `<ellipse cx="${x}" cy="596" rx="30" ry="76" fill="none" stroke="${metal(sketch, 'gold', [0, 0, 0, 1])}" stroke-width="4"/><ellipse cx="${x}" cy="596" rx="20" ry="58" fill="${darker(colour, 0.15)}"/>`
        );
      })
      .join('') +
    glint(sketch, 'M580,500 C606,504 626,540 630,580 C614,546 596,522 576,516 Z', 0.35, 5)
  );
}

export function powerBank(sketch: Sketch, { colour, accent }: Look): string {
  const body =
    'M292,330 C292,306 306,296 326,296 L474,296 C494,296 508,306 508,330 L508,776 C508,800 494,810 474,810 L326,810 C306,810 292,800 292,776 Z';
  return (
    floorShadow(sketch, 400, 806, 122, 22) +
    solid(sketch, body, colour, 'satin') +
    `<rect x="306" y="300" width="188" height="22" rx="10" fill="${darker(colour, 0.45)}"/>` +
    [346, 400, 454]
      .map(
        (x, i) =>
          `<rect x="${x - (i === 1 ? 12 : 18)}" y="305" width="${i === 1 ? 24 : 36}" height="11" rx="${i === 1 ? 5 : 2}" fill="#14100d"/>`,
      )
      .join('') +
    [0, 1, 2, 3]
      .map(
        (i) =>
          `<circle cx="${361 + i * 26}" cy="372" r="6" fill="${i < 3 ? '#f7e7b0' : darker(colour, 0.5)}"/>` +
          (i < 3
            ? `<circle cx="${361 + i * 26}" cy="372" r="13" fill="#f7e7b0" opacity=".25" filter="${sketch.blur(5)}"/>`
            : ''),
      )
      .join('') +
    `<path d="M412,500 L366,580 H398 L386,640 L436,556 H402 Z" fill="${accent}"/>` +
    `<path d="M508,746 C570,760 640,740 640,660 C640,600 580,590 576,640 L576,700" fill="none" stroke="#4a3424" stroke-width="13" opacity=".26" transform="translate(9 12)" filter="${sketch.blur(5)}"/>` +
    `<path d="M508,746 C570,760 640,740 640,660 C640,600 580,590 576,640 L576,650" fill="none" stroke="${darker(accent, 0.1)}" stroke-width="12" stroke-linecap="round"/><path d="M508,743 C570,757 636,738 637,660 C637,606 582,594 574,640" fill="none" stroke="${lighter(accent, 0.5)}" stroke-width="3" stroke-opacity=".6"/>` +
    `<rect x="562" y="640" width="28" height="52" rx="6" fill="${darker(colour, 0.2)}"/><rect x="566" y="692" width="20" height="24" rx="3" fill="${metal(sketch, 'silver')}"/>` +
    glint(sketch, 'M312,330 H336 V780 H312 Z', 0.28, 7)
  );
}

export function deskLamp(sketch: Sketch, { colour, accent }: Look): string {
  const shade = symmetric('M400,226 C440,226 470,236 480,250 L566,470 C540,492 460,500 400,500');
  const base = ellipse(400, 790, 130, 34);
  return (
    floorShadow(sketch, 400, 800, 148, 30) +
    `<path d="${ellipse(400, 640, 260, 200)}" fill="#fff0c4" opacity=".5" filter="${sketch.blur(46)}"/>` +
    solid(sketch, ellipse(400, 798, 130, 34), darker(accent, 0.3), 'satin') +
    `<path d="${base}" fill="${metal(sketch, 'brass')}"/>` +
    `<path d="M384,480 L416,480 L424,780 C410,790 390,790 376,780 Z" fill="${metal(sketch, 'brass')}"/>` +
    [560, 640, 720]
      .map((y, i) => `<path d="${ellipse(400, y, 36 + i * 4, 20)}" fill="${metal(sketch, 'brass')}"/>`)
      .join('') +
    `<path d="${ellipse(400, 488, 160, 26)}" fill="#fff3cf"/><path d="${ellipse(400, 490, 130, 18)}" fill="#fffbe9"/>` +
    solid(
      sketch,
      shade,
      colour,
      'matte',
      `<g stroke="${accent}" stroke-width="2.6" opacity=".6">${Array.from({ length: 19 }, (_, i) => `<path d="M${340 + i * 6.6},220 L${220 + i * 20},500"/>`).join('')}</g><path d="M230,440 C300,466 500,466 570,440" fill="none" stroke="${accent}" stroke-width="9" stroke-dasharray="10 7"/>`,
    ) +
    `<path d="${shade}" fill="${sketch.radial(
      [
        [0, '#fff0b8', 0.75],
        [1, '#fff0b8', 0],
      ],
      [0.5, 0.75, 0.6],
    )}"/>` +
    `<path d="M236,470 C300,500 500,500 564,470" fill="none" stroke="${metal(sketch, 'brass')}" stroke-width="8"/><path d="M322,246 C350,232 450,232 478,246" fill="none" stroke="${metal(sketch, 'brass')}" stroke-width="8"/>`
  );
}

export function tableFan(sketch: Sketch, { colour, accent }: Look): string {
  const blade = 'M400,400 C360,340 366,262 424,232 C470,236 470,300 440,350 C428,372 414,388 400,400 Z';
  const bars = Array.from(
    { length: 40 },
    (_, i) =>
      `<path d="M400,${400 - 62} C${402},330 ${414},280 ${408},208" transform="rotate(${i * 9} 400 400)"/>`,
  ).join('');
  return (
    floorShadow(sketch, 400, 812, 150, 28) +
    solid(sketch, 'M372,560 L428,560 L440,770 L360,770 Z', colour, 'satin') +
    solid(
      sketch,
      'M262,796 C270,758 330,748 400,748 C470,748 530,758 538,796 C530,824 270,824 262,796 Z',
      colour,
      'satin',
    ) +
    [340, 380, 420, 460]
      .map((x, i) =>
        solid(sketch, ellipse(x, 790, 13, 9), i === 1 ? '#b5462f' : lighter(colour, 0.5), 'gloss'),
      )
      .join('') +
    `<circle cx="412" cy="414" r="200" fill="#2b1a10" opacity=".22" filter="${sketch.blur(16)}"/>` +
    `<circle cx="400" cy="400" r="196" fill="${darker(colour, 0.75)}" fill-opacity=".2"/>` +
    [0, 120, 240]
      .map(
        (turn) =>
          `<g transform="rotate(${turn + 14} 400 400)">` +
          solid(sketch, blade, accent, 'satin', '', [0, 0, 1, 1]) +
          `</g>`,
      )
      .join('') +
    `<g fill="none" stroke="${metal(sketch, 'steel', [0, 0, 1, 1])}" stroke-width="2.6">${bars}</g>` +
    [110, 156]
      .map((r) => `<circle cx="400" cy="400" r="${r}" fill="none" stroke="#8d959c" stroke-width="3"/>`)
      .join('') +
    `<circle cx="400" cy="400" r="196" fill="none" stroke="${darker(colour, 0.4)}" stroke-width="17"/><circle cx="400" cy="400" r="196" fill="none" stroke="${colour}" stroke-width="13"/><path d="M230,306 A196,196 0 0 1 400,204" fill="none" stroke="#fffaf0" stroke-width="4" stroke-opacity=".6"/>` +
    solid(sketch, ellipse(400, 400, 60, 60), colour, 'gloss') +
    `<circle cx="400" cy="400" r="38" fill="none" stroke="${metal(sketch, 'gold', [0, 0, 1, 1])}" stroke-width="5"/>`
  );
}

export function earbuds(sketch: Sketch, { colour, accent }: Look): string {
  const lower = symmetric('M400,632 L588,632 C612,660 600,776 540,794 C500,804 450,806 400,806');
  const lid = symmetric(
    'M400,430 C500,428 560,446 584,510 C592,548 592,580 590,600 C540,616 470,620 400,620',
  );
  const bud = (x: number, tilt: number) =>
    `<g transform="translate(${x} 596) rotate(${tilt})">` +
    solid(sketch, 'M-15,0 C-17,40 -14,80 -10,92 C-4,98 8,98 12,92 C16,60 18,30 17,0 Z', accent, 'gloss') +
    solid(
      sketch,
      'M-40,-8 C-44,-44 -16,-64 12,-60 C40,-56 52,-26 42,2 C30,30 -34,26 -40,-8 Z',
      accent,
      'gloss',
    ) +
    `<path d="M-34,-30 C-20,-52 22,-54 40,-26" fill="none" stroke="${darker(accent, 0.4)}" stroke-width="4" stroke-opacity=".55"/></g>`;
  return (
    floorShadow(sketch, 400, 800, 196, 26) +
    solid(sketch, lid, darker(colour, 0.08), 'satin') +
    gloom(sketch, symmetric('M400,470 C480,470 540,484 560,520 C566,560 566,590 560,612 L400,618'), 0.5, 6) +
    `<path d="M212,612 H588 V640 H212 Z" fill="${darker(colour, 0.55)}"/>` +
    bud(318, -8) +
    bud(482, 8) +
    solid(sketch, lower, colour, 'gloss') +
    `<path d="M214,634 H586" stroke="${lighter(colour, 0.6)}" stroke-width="3" opacity=".6"/><circle cx="400" cy="690" r="6" fill="#f7e7b0"/><circle cx="400" cy="690" r="15" fill="#f7e7b0" opacity=".3" filter="${sketch.blur(5)}"/>`
  );
}
