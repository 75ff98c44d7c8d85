import { code128, qrcode, type DrawingContext } from 'bwip-js/generic';
import type { jsPDF } from 'jspdf';

/** A printer dot of a label printer of 203 dpi, in points. Bars of whole dots have sharp edges. */
const PRINTER_DOT = 72 / 203;
/** Taken off each side of a bar, in points: coordinates are rounded to 0.01, and a bar that touches the next dot would fill it. */
const INSET = 0.02;
/** Modules without ink on either side of a Code 128: ISO/IEC 15417 asks for ten. */
const QUIET_MODULES = 10;

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Bar {
  readonly from: number;
  readonly modules: number;
}

type Outline = readonly (readonly [x: number, y: number])[];

/**
 * Draws a Code 128 in the middle of an area, quiet zones included, with the widest bars of whole printer dots that fit.
 * @throws RangeError when the area is too narrow for bars of one dot
 */
export function drawCode128(doc: jsPDF, text: string, area: Area): void {
  const { bars, width: all } = barsOf(text);
  const modules = all + 2 * QUIET_MODULES;
  const dots = Math.floor(area.width / modules / PRINTER_DOT);
  if (dots < 1) throw new RangeError(`No room for a barcode of ${modules} modules`);
  const module = dots * PRINTER_DOT;
  // On a whole dot: between two, a printer would blur every edge.
  const left = Math.round((area.x + (area.width - all * module) / 2) / PRINTER_DOT) * PRINTER_DOT;
  doc.setFillColor('#000000');
  for (const { from, modules: width } of bars) {
    doc.rect(left + from * module + INSET, area.y, width * module - 2 * INSET, area.height, 'F');
  }
}

/** Draws a QR code that fills a square. The caller leaves four modules around it free. */
export function drawQrCode(
  doc: jsPDF,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { outlines, width } = outlinesOf(text);
  const scale = size / width;
  doc.setFillColor('#000000');
  for (const outline of outlines) {
    outline.forEach(([column, row], corner) => {
      const [toX, toY] = [x + column * scale, y + row * scale];
      if (corner === 0) doc.moveTo(toX, toY);
      else doc.lineTo(toX, toY);
    });
    doc.close();
  }
  // Holes are outlines within outlines.
  doc.fillEvenOdd();
}

function barsOf(text: string): { bars: Bar[]; width: number } {
  const bars: Bar[] = [];
  let width = 0;
  const drawing = drawingOn({
    init: (modules) => {
      width = modules;
    },
    // A bar is a vertical line about its middle; of an odd width, half a module to the right of it.
    line: (x, _y, _x, _endY, modules) => bars.push({ from: Math.floor(x - modules / 2), modules }),
  });
  code128({ bcid: 'code128', text, scale: 1 }, drawing);
  return { bars, width };
}

function outlinesOf(text: string): { outlines: Outline[]; width: number } {
  const outlines: Outline[] = [];
  let width = 0;
  const drawing = drawingOn({
    init: (units) => {
      width = units;
    },
    polygon: (points) => outlines.push(points),
  });
  qrcode({ bcid: 'qrcode', text, scale: 1 }, drawing);
  return { outlines, width };
}

/** Returns what bwip-js draws on: it is told of bars and outlines instead of making a picture. */
function drawingOn(handlers: Partial<DrawingContext<void>>): DrawingContext<void> {
  const nothing = () => undefined;
  return {
    scale: (x, y) => [x, y],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: nothing,
    line: nothing,
    polygon: nothing,
    hexagon: nothing,
    ellipse: nothing,
    fill: nothing,
    text: nothing,
    end: nothing,
    ...handlers,
  };
}
