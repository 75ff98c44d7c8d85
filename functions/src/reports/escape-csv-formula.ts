/** Characters that start a formula: also after spaces, and as the full-width signs of an Asian keyboard. */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/u;

/** Returns the cell as text that no spreadsheet runs: customers choose names that end up in the staff's files. */
export function escapeCsvFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
