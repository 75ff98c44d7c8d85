import type { Source } from './source.ts';

const MAX_LINE_LENGTH = 100;

/**
 * Formats a place in the rules: file, line, column, the line itself and a caret under the character. Cuts a
 * very long line to a window around the column.
 */
export function printLocation(source: Source, at: { line: number; column: number }): string {
  const text = source.lineText(at.line);
  const from = Math.max(0, Math.min(at.column - MAX_LINE_LENGTH / 2, text.length - MAX_LINE_LENGTH));
  const shown = text.slice(from, from + MAX_LINE_LENGTH);
  const gutter = `${at.line} | `;
  // Tabs before the caret must stay tabs, or it points at another character.
  const indent = shown.slice(0, at.column - 1 - from).replace(/[^\t]/g, ' ');
  return [
    `${source.fileName}:${at.line}:${at.column}`,
    `${gutter}${shown}`,
    `${' '.repeat(gutter.length - 2)}| ${indent}^`,
  ].join('\n');
}
