/** Groups digits as Bangladesh does: the last three, then pairs (1,25,000). */
export function groupLakh(digits: string): string {
  const lastThree = digits.slice(-3);
  const rest = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return rest ? `${rest},${lastThree}` : lastThree;
}

/** Formats a number: 125000 → "1,25,000"; decimals are unchanged. */
export function formatCount(value: number): string {
  const [whole = '', decimals] = String(Math.abs(value)).split('.');
  return `${value < 0 ? '-' : ''}${groupLakh(whole)}${decimals ? `.${decimals}` : ''}`;
}
