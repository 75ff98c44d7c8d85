/** Offset 0..1, colour, opacity 0..1. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Collects the shared definitions (gradients, clips, patterns, blurs) of one SVG under short, repeatable ids. */
export class Sketch {
  readonly #definitions = new Map<string, string>();

  /** Stores a definition on first use and returns its url(); equal definitions share one. */
  #define(build: (id: string) => string): string {
    const key = build('');
    const known = this.#definitions.get(key);
    if (known) return `url(#${known})`;
    const id = `d${this.#definitions.size}`;
    this.#definitions.set(key, id);
    this.#markup.push(build(id));
    return `url(#${id})`;
  }
  readonly #markup: string[] = [];

  /** Defines a gradient along a line given in fractions of the painted shape's box. */
  linear(stops: readonly Stop[], [x1, y1, x2, y2]: readonly number[] = [0, 0, 1, 0]): string {
    return this.#define(
      (id) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`,
    );
  }

  radial(stops: readonly Stop[], [cx, cy, r]: readonly number[] = [0.5, 0.5, 0.5]): string {
    return this.#define(
      (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`,
    );
  }

  /** Defines a Gaussian blur for a single shape or a flat group; `deviation` in picture units. See soften.ts. */
  blur(deviation: number): string {
    return this.#define(
      (id) =>
        `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    );
  }

  clip(outline: string): string {
    return this.#define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
  }

  pattern(width: number, height: number, content: string, transform = ''): string {
    return this.#define(
      (id) =>
        `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="${transform}">${content}</pattern>`,
    );
  }

  /** Returns the finished document: `content` drawn on a canvas of the given size. */
  document(width: number, height: number, content: string): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${this.#markup.join('')}</defs>${content}</svg>`;
  }
}

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');
