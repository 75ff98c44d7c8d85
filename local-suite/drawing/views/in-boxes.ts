import { attar, creamJar, lipstick, oilBottle, soap } from '../objects/beauty.ts';
import { inCase, withCarton } from '../objects/boxes.ts';
import { earbuds, headphones, powerBank, tableFan } from '../objects/electronics.ts';
import { bangles, jhumka, necklace, ring } from '../objects/jewelry.ts';
import { watch, type Watch } from '../objects/wearables.ts';
import type { Views } from '../product-picture.ts';
import type { Sketch } from '../sketch.ts';

interface Look {
  readonly colour: string;
  readonly accent: string;
}

/** A product that is shown in front of its carton. */
const boxed =
  (draw: (sketch: Sketch, look: Look) => string, carton: Look) =>
  (look: Look): Views => ({
    draw: (s) => draw(s, look),
    styled: { lift: 30, draw: (s) => withCarton(s, draw(s, look), carton) },
  });

export const headphonesViews = boxed(headphones, { colour: '#3a332c', accent: '#d9a23b' });
export const powerBankViews = boxed(powerBank, { colour: '#2f4a44', accent: '#e0b75e' });
export const earbudsViews = boxed(earbuds, { colour: '#35534a', accent: '#e0b75e' });
export const tableFanViews = boxed(tableFan, { colour: '#6f8f88', accent: '#f4efe6' });
export const attarViews = boxed(attar, { colour: '#7a1f35', accent: '#d9ab4c' });
export const soapViews = boxed(soap, { colour: '#5c7a4b', accent: '#f0e3c8' });
export const creamJarViews = boxed(creamJar, { colour: '#a0584f', accent: '#f1e4da' });
export const oilBottleViews = boxed(oilBottle, { colour: '#2f4a34', accent: '#d9ab4c' });
export const lipstickViews = boxed(lipstick, { colour: '#2a1a1c', accent: '#d9ab4c' });

/** Draws a product in its case, scaled about its middle. */
const cased = (
  sketch: Sketch,
  product: string,
  [x, y, scale]: readonly [number, number, number],
  velvet: string,
  colour = '#3a2218',
) =>
  inCase(sketch, `<g transform="translate(400 651) scale(${scale}) translate(${-x} ${-y})">${product}</g>`, {
    colour,
    velvet,
  });

export const watchViews = (look: Watch): Views => ({
  draw: (s) => watch(s, look),
  styled: { flat: true, draw: (s) => cased(s, watch(s, look), [400, 504, 0.53], '#e6dac4') },
});

export const necklaceViews = (look: Parameters<typeof necklace>[1]): Views => ({
  draw: (s) => necklace(s, look),
  styled: {
    flat: true,
    draw: (s) => cased(s, necklace(s, { ...look, worn: false }), [400, 548, 0.94], '#7a1f35'),
  },
});

export const jhumkaViews = (look: Parameters<typeof jhumka>[1]): Views => ({
  draw: (s) => jhumka(s, look),
  styled: { flat: true, draw: (s) => cased(s, jhumka(s, look), [405, 478, 0.68], '#1f4a40') },
});

export const banglesViews = (look: Parameters<typeof bangles>[1]): Views => ({
  draw: (s) => bangles(s, look),
  styled: { flat: true, draw: (s) => cased(s, bangles(s, look), [400, 652, 0.92], '#efe2cc', '#7a1530') },
});

export const ringViews = (look: Parameters<typeof ring>[1]): Views => ({
  draw: (s) => ring(s, look),
  styled: {
    flat: true,
    draw: (s) => cased(s, ring(s, { ...look, worn: false }), [400, 560, 1.5], '#e9ddca', '#1f4a40'),
  },
});
