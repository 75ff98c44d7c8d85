/** What makes a spreadsheet run a cell: also after spaces, and as the full-width signs of an Asian keyboard. */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/u;

/** The cell as text that no spreadsheet takes for a formula: whoever fills in a name writes into the staff's files. */
export function escapeCsvFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
