/** Parses `69`, `69.5` or `69.50` taka into paisa by string arithmetic; undefined for anything else. */
export function paisaOf(text: string): number | undefined {
  const match = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(text);
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined;
}

/** Formats `1250.00`, as the gateway writes amounts. */
export function takaText(paisa: number): string {
  return `${Math.trunc(paisa / 100)}.${String(paisa % 100).padStart(2, '0')}`;
}

const grouped = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });

/** Formats `৳1,25,000.50` for display. */
export function displayTaka(paisa: number): string {
  return `৳${grouped.format(paisa / 100)}`;
}

/** Returns what the merchant is paid: the gateway keeps 2.5 % (69 becomes 67.28, as on the real sandbox). */
export function afterCommission(paisa: number): number {
  return Math.round((paisa * 975) / 1000);
}
