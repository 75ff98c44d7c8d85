import { hangingCloth, type HangingCloth } from '../garments/hanging-cloth.ts';
import { blazer, waistcoat, type Blazer, type Waistcoat } from '../garments/jacket.ts';
import { panjabi, type Panjabi } from '../garments/panjabi.ts';
import { frock, salwarKameez, type Frock, type SalwarKameez } from '../garments/salwar.ts';
import { shirt, type Shirt } from '../garments/shirt.ts';
import { trousers, type Trousers } from '../garments/trousers.ts';
import type { Views } from '../product-picture.ts';
import { foldedFront, foldedLength } from './folded.ts';
import { foldedTrousers } from './folded-trousers.ts';
import { onClips, onForm, onHanger } from './hangers.ts';

const TAG_AT = {
  shirt: [450, 262],
  camp: [446, 276],
  polo: [440, 250],
  tee: [442, 200],
  hoodless: [442, 200],
} as const;

export const shirtViews = (look: Shirt): Views => ({
  draw: (s) => onHanger(s, shirt(s, look)),
  styled: {
    flat: true,
    draw: (s) =>
      foldedFront(s, shirt(s, look), {
        colour: look.colour,
        half: 150,
        top: 148,
        bottom: 588,
        tagAt: TAG_AT[look.kind],
      }),
  },
});

/** A panjabi is folded for the shelf; a sherwani, which is not folded, stands on a form. */
export const panjabiViews = (look: Panjabi): Views => ({
  draw: (s) => onHanger(s, panjabi(s, look)),
  styled:
    look.front === 'full'
      ? { draw: (s) => onForm(s, panjabi(s, look), { hem: look.hem ?? 905 }) }
      : {
          flat: true,
          draw: (s) =>
            foldedFront(s, panjabi(s, look), {
              colour: look.colour,
              half: 138,
              top: 140,
              bottom: 566,
              tagAt: [448, 186],
            }),
        },
});

export const blazerViews = (look: Blazer): Views => ({
  draw: (s) => onHanger(s, blazer(s, look)),
  styled: { draw: (s) => onForm(s, blazer(s, look), { hem: 850 }) },
});

export const waistcoatViews = (look: Waistcoat): Views => ({
  draw: (s) => onHanger(s, waistcoat(s, look)),
  styled: { draw: (s) => onForm(s, waistcoat(s, look), { hem: 920 }) },
});

export const salwarKameezViews = (look: SalwarKameez): Views => ({
  draw: (s) => onHanger(s, salwarKameez(s, look), 'deep'),
  styled: {
    flat: true,
    draw: (s) =>
      foldedFront(s, salwarKameez(s, look), {
        colour: look.kameez,
        half: 132,
        top: 150,
        bottom: 560,
        under: [look.salwar, look.orna],
        tagAt: [452, 206],
      }),
  },
});

export const frockViews = (look: Frock): Views => ({
  draw: (s) => onHanger(s, frock(s, look), 'low'),
  styled: { draw: (s) => onForm(s, frock(s, look), { hem: 820, neck: 'low' }) },
});

export const trousersViews = (look: Trousers): Views => ({
  draw: (s) => onClips(s, trousers(s, look)),
  styled: { flat: true, draw: (s) => foldedTrousers(s, look) },
});

export const hangingClothViews = (look: HangingCloth): Views => ({
  draw: (s) => hangingCloth(s, look),
  styled: {
    flat: true,
    draw: (s) => foldedLength(s, look),
  },
});
