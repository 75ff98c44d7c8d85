import { darker, type Colour } from '../colour.ts';
import { ellipse } from '../outline.ts';
import type { Sketch } from '../sketch.ts';
import { metal, solid } from './surface.ts';
import { ball, type SportsLook } from './sports.ts';

/** Draws one racket upright, its head around (400, 280), its handle down to y 840. */
function racket(sketch: Sketch, { colour, accent }: SportsLook): string {
  const strings =
    Array.from({ length: 19 }, (_, i) => `M${274 + i * 14},100 V460`).join(' ') +
    Array.from({ length: 25 }, (_, i) => ` M270,${110 + i * 14} H530`).join('');
  const head = ellipse(400, 280, 126, 172);
  return (
    `<path d="${head} M400,450 V836" transform="translate(16 20)" fill="none" stroke="#4a3424" stroke-width="16" opacity=".24" filter="${sketch.blur(8)}"/>` +
    `<g clip-path="${sketch.clip(head)}"><path d="${strings}" transform="translate(1.2 1.4)" stroke="#6a5443" stroke-width="1.2" opacity=".6"/><path d="${strings}" stroke="#fbf7ee" stroke-width="2.2"/></g>` +
    `<path d="${head}" fill="none" stroke="${darker(colour, 0.45)}" stroke-width="18"/><path d="${head}" fill="none" stroke="${colour}" stroke-width="13"/><path d="M278,240 C290,170 330,118 400,112" fill="none" stroke="#fffaf0" stroke-width="4" stroke-opacity=".6"/>` +
    `<path d="M520,330 C512,370 492,408 462,430" fill="none" stroke="#fbf7ee" stroke-width="6" stroke-dasharray="26 8" stroke-opacity=".8"/>` +
    `<rect x="393" y="450" width="14" height="200" fill="${metal(sketch, 'steel')}"/><path d="M376,446 L424,446 L410,486 H390 Z" fill="${darker(colour, 0.2)}"/>` +
    solid(
      sketch,
      'M382,640 L418,640 L422,836 C414,842 386,842 378,836 Z',
      accent,
      'matte',
      `<path d="${Array.from({ length: 13 }, (_, i) => `M372,${664 + i * 14} L428,${652 + i * 14}`).join(' ')}" stroke="${darker(accent, 0.5)}" stroke-width="4" opacity=".6"/>`,
    )
  );
}

/** Draws a shuttlecock around its cork at the origin, its feathers up. */
function shuttle(sketch: Sketch, band: Colour): string {
  const feathers = Array.from({ length: 9 }, (_, i) => {
    const at = (i - 4) / 4;
    const [x, width] = [at * 62, 15 - Math.abs(at) * 5];
    const top = -132 + Math.abs(at) * 8;
    return `<path d="M${at * 16 - 2},-16 L${x - width},${top + 16} C${x - width + 2},${top} ${x + width - 2},${top} ${x + width},${top + 16} L${at * 16 + 2},-16 Z"/><path d="M${at * 16},-16 L${x},${top + 8}" stroke-width="1.2"/>`;
  }).join('');
  return (
    `<path d="M-60,-120 C-30,-140 30,-140 60,-120 L24,20 C10,30 -10,30 -24,20 Z" transform="translate(9 12)" fill="#2b1a10" opacity=".28" filter="${sketch.blur(8)}"/>` +
    `<g fill="#fdf9f0" stroke="#c4b294" stroke-width="1.8">${feathers}</g>` +
    `<path d="M-47,-84 C-20,-76 20,-76 47,-84 M-32,-52 C-12,-46 12,-46 32,-52" stroke="#b9a57f" stroke-width="3" fill="none"/>` +
    ball(sketch, 0, 4, 25, '#efe3cd') +
    `<path d="M-24,-9 C-10,-3 10,-3 24,-9 L21,-19 C10,-13 -10,-13 -21,-19 Z" fill="${band}"/>`
  );
}

/** Draws the set laid out: two rackets crossed, a shuttlecock before them. */
export const badmintonSet = (sketch: Sketch, look: SportsLook) =>
  `<g transform="translate(20 36) scale(.95)">` +
  `<g transform="rotate(23 400 640)">${racket(sketch, { ...look, colour: '#28496b' })}</g>` +
  `<g transform="rotate(-23 400 640)">${racket(sketch, look)}</g>` +
  `<g transform="translate(400 856) rotate(8) scale(.94)">${shuttle(sketch, look.colour)}</g></g>`;

/** Draws one racket on the lines of the court, with a tube of shuttlecocks. */
export function onCourt(sketch: Sketch, look: SportsLook): string {
  const tube = 'M560,300 H672 V800 C650,814 582,814 560,800 Z';
  return (
    `<rect width="800" height="1000" fill="#3f7a63"/><rect width="800" height="1000" fill="${sketch.radial(
      [
        [0, '#fff7ec', 0.16],
        [1, '#1c120c', 0.3],
      ],
      [0.36, 0.3, 0.9],
    )}"/>` +
    `<path d="M-20,884 L820,800 M96,-20 L176,1020" stroke="#f6f1e4" stroke-width="17" opacity=".92"/>` +
    `<g transform="translate(-42 88) scale(.88) rotate(-12 400 500)">${racket(sketch, look)}</g>` +
    `<g transform="rotate(9 616 550)"><path d="${tube}" transform="translate(16 18)" fill="#12241c" opacity=".4" filter="${sketch.blur(10)}"/>` +
    solid(
      sketch,
      tube,
      '#f0e6d0',
      'satin',
      `<rect x="560" y="430" width="112" height="210" fill="${look.colour}"/><path d="M580,490 H652 M580,520 H640 M580,550 H652" stroke="#f6efe1" stroke-width="7"/>`,
    ) +
    `<ellipse cx="616" cy="300" rx="56" ry="15" fill="#7a6a52"/>` +
    `<g transform="translate(616 250) scale(.72)">${shuttle(sketch, '#2f5d50')}</g></g>` +
    `<g transform="translate(300 880) rotate(64) scale(.8)">${shuttle(sketch, look.colour)}</g>`
  );
}
