import { lighter, darker } from '../colour.ts';
import { badmintonSet, onCourt } from '../objects/badminton.ts';
import { cricketBat, dumbbells, football, yogaMat, type SportsLook } from '../objects/sports.ts';
import { metal, solid } from '../objects/surface.ts';
import { ellipse } from '../outline.ts';
import type { Views } from '../product-picture.ts';
import type { Sketch } from '../sketch.ts';
import { floorShadow } from '../studio.ts';

/** Draws mown grass from `y` down. */
function grass(sketch: Sketch, y: number): string {
  const blades = Array.from({ length: 150 }, (_, i) => {
    const [x, top] = [(i * 61) % 800, y - 4 + ((i * 37) % 40)];
    return `M${x},${top + 16} q${(i % 5) - 2},-10 ${(i % 7) - 3},-20`;
  }).join(' ');
  return (
    `<rect y="${y}" width="800" height="${1000 - y}" fill="${sketch.linear(
      [
        [0, '#5f7f4a'],
        [0.3, '#7a9a58'],
        [1, '#4f6d3c'],
      ],
      [0, 0, 0, 1],
    )}"/>` +
    `<path d="${blades}" fill="none" stroke="#4f6d3c" stroke-width="3.4" stroke-linecap="round"/><path d="${blades}" transform="translate(9 7)" fill="none" stroke="#8fae69" stroke-width="2.6" stroke-linecap="round"/>`
  );
}

export const cricketBatViews = (look: SportsLook): Views => ({
  draw: (s) => cricketBat(s, look),
  styled: {
    setting: true,
    draw: (s) => {
      const stump = (x: number) =>
        floorShadow(s, x + 6, 872, 26, 8) +
        solid(
          s,
          `M${x - 12},262 C${x - 10},252 ${x + 10},252 ${x + 12},262 L${x + 12},866 L${x},884 L${x - 12},866 Z`,
          '#d8b47c',
          'satin',
        );
      const bail = (x: number) =>
        solid(
          s,
          `M${x - 46},250 C${x - 20},240 ${x + 20},240 ${x + 46},250 C${x + 20},262 ${x - 20},262 ${x - 46},250 Z`,
          '#b98450',
          'satin',
        );
      return (
        grass(s, 820) +
        [500, 580, 660].map(stump).join('') +
        [540, 620].map(bail).join('') +
        `<g transform="translate(-78 52) rotate(14 400 820)">${cricketBat(s, look)}</g>`
      );
    },
  },
});

export const footballViews = (look: SportsLook): Views => ({
  draw: (s) => football(s, look),
  styled: {
    setting: true,
    draw: (s) => {
      const net = s.pattern(
        44,
        44,
        `<path d="M0,0 L44,44 M44,0 L0,44" stroke="#fbf7ee" stroke-width="3" stroke-opacity=".85"/>`,
        'skewX(-8)',
      );
      return (
        `<rect x="96" y="150" width="724" height="650" fill="${net}"/>` +
        grass(s, 780) +
        solid(s, 'M84,130 H820 V158 H84 Z', '#f6f1e6', 'satin', '', [0, 0, 0, 1]) +
        solid(s, 'M84,130 H112 V812 H84 Z', '#f6f1e6', 'satin') +
        `<g transform="translate(150 250) scale(.76)">${football(s, look)}</g>`
      );
    },
  },
});

export const dumbbellsViews = (look: SportsLook): Views => ({
  draw: (s) => dumbbells(s, look),
  styled: {
    setting: true,
    draw: (s) => {
      const towel = (y: number, fill: string) =>
        solid(
          s,
          `M470,${y} H690 C702,${y} 706,${y + 10} 706,${y + 20} C706,${y + 32} 702,${y + 40} 690,${y + 40} H470 C458,${y + 40} 454,${y + 32} 454,${y + 20} C454,${y + 10} 458,${y} 470,${y} Z`,
          fill,
          'matte',
          '',
          [0, 0, 0, 1],
        );
      const bottle =
        'M180,420 C180,400 196,392 210,384 V350 H254 V384 C268,392 284,400 284,420 V676 C284,690 276,698 262,698 H202 C188,698 180,690 180,676 Z';
      return (
        `<path d="M96,640 L704,640 L790,880 L10,880 Z" fill="#5d7f79"/><path d="M96,640 L704,640 L790,880 L10,880 Z" fill="${s.linear(
          [
            [0, '#1c120c', 0.26],
            [1, '#fff7ec', 0.16],
          ],
          [0, 0, 0, 1],
        )}"/><path d="M10,880 H790 V898 H10 Z" fill="${darker('#5d7f79', 0.5)}"/>` +
        floorShadow(s, 236, 696, 70, 14) +
        solid(s, bottle, '#c9d6d2', 'gloss', `<path d="M170,520 H300 V620 H170 Z" fill="${look.accent}"/>`) +
        solid(s, 'M204,318 H260 V354 H204 Z', look.colour, 'satin') +
        floorShadow(s, 580, 700, 140, 16) +
        towel(660, '#f0e8da') +
        towel(622, '#e3cdb4') +
        towel(584, lighter('#e3cdb4', 0.3)) +
        `<g transform="translate(40 112) scale(.9)">${dumbbells(s, look)}</g>`
      );
    },
  },
});

export const yogaMatViews = (look: SportsLook): Views => ({
  draw: (s) => yogaMat(s, look),
  styled: {
    draw: (s) => {
      const mat = 'M206,372 H594 L716,880 H84 Z';
      const dots = s.pattern(
        20,
        20,
        `<circle cx="5" cy="5" r="2" fill="${darker(look.colour, 0.4)}" fill-opacity=".45"/><circle cx="15" cy="15" r="2" fill="${darker(look.colour, 0.4)}" fill-opacity=".45"/>`,
      );
      const roll =
        'M190,330 C190,296 204,284 220,284 H580 C596,284 610,296 610,330 C610,366 596,384 580,384 H220 C204,384 190,366 190,330 Z';
      const spiral = [30, 22, 14, 7]
        .map((r) => `<ellipse cx="594" cy="334" rx="${r * 0.46}" ry="${r * 1.5}"/>`)
        .join('');
      return (
        floorShadow(s, 400, 884, 318, 20) +
        `<path d="${mat}" fill="${look.colour}"/><path d="${mat}" fill="${dots}"/><path d="${mat}" fill="${s.linear(
          [
            [0, '#1c120c', 0.4],
            [0.12, '#1c120c', 0.06],
            [1, '#fff7ec', 0.18],
          ],
          [0, 0, 0, 1],
        )}"/><path d="M84,880 H716 V894 H84 Z" fill="${darker(look.colour, 0.45)}"/>` +
        `<path d="M196,372 H604 L612,410 H186 Z" fill="#1c120c" opacity=".34" filter="${s.blur(9)}"/>` +
        solid(s, roll, look.colour, 'matte', '', [0, 0, 0, 1]) +
        `<path d="${ellipse(594, 334, 17, 50)}" fill="${lighter(look.colour, 0.22)}"/><g fill="none" stroke="${darker(look.colour, 0.5)}" stroke-width="4">${spiral}</g>` +
        `<path d="M150,760 C190,700 300,700 340,752 C380,804 300,846 230,830 C190,820 170,800 150,760 Z" transform="translate(5 8)" fill="none" stroke="#1c120c" stroke-width="20" opacity=".24" filter="${s.blur(5)}"/>` +
        `<path d="M150,760 C190,700 300,700 340,752 C380,804 300,846 230,830 C190,820 170,800 150,760 Z" fill="none" stroke="${darker(look.accent, 0.35)}" stroke-width="20"/><path d="M150,760 C190,700 300,700 340,752 C380,804 300,846 230,830 C190,820 170,800 150,760 Z" fill="none" stroke="${look.accent}" stroke-width="15"/>` +
        `<rect x="318" y="728" width="34" height="44" rx="6" fill="${metal(s, 'brass', [0, 0, 1, 1])}"/>`
      );
    },
  },
});

export const badmintonSetViews = (look: SportsLook): Views => ({
  draw: (s) => badmintonSet(s, look),
  styled: { flat: true, setting: true, draw: (s) => onCourt(s, look) },
});
