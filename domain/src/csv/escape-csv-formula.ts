/** Characters that start a formula: also after spaces, and as the full-width signs of an Asian keyboard. */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/u;

/** Returns the cell as text that no spreadsheet runs as a formula: the staff's files contain names that customers typed. */
export function escapeCsvFormula(text: string): string {
  return isFormula(text) ? `'${text}` : text;
}

/** Returns the text that escapeCsvFormula wrote, so that a file of the shop can be imported again. */
export function unescapeCsvFormula(text: string): string {
  return text.startsWith("'") && isFormula(text.slice(1)) ? text.slice(1) : text;
}

/** Also after apostrophes, so that a text that begins like an escaped formula can be read again. */
const isFormula = (text: string) => FORMULA.test(text.replace(/^'+/u, ''));
