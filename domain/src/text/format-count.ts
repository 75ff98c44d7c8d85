/** Groups digits as in Bangladesh: the last three, then pairs (1,25,000). */
export function groupLakh(digits: string): string {
  const lastThree = digits.slice(-3);
  const rest = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return rest ? `${rest},${lastThree}` : lastThree;
}

/** 125000 → "1,25,000"; decimals stay as they are. */
export function formatCount(value: number): string {
  const [whole = '', decimals] = String(Math.abs(value)).split('.');
  return `${value < 0 ? '-' : ''}${groupLakh(whole)}${decimals ? `.${decimals}` : ''}`;
}
