import type { Address } from '../mail.ts';

const clock = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Dhaka',
});

/** Formats `21 Nov 2026, 08:00`, in Dhaka. */
export function formatReceivedAt(receivedAt: string): string {
  return clock.format(new Date(receivedAt));
}

/** Formats `Nargisus <shop@nargisus.test>, …` */
export function formatAddresses(addresses: readonly Address[]): string {
  return addresses.map(({ email, name }) => (name ? `${name} <${email}>` : email)).join(', ');
}

/** Formats `12 kB` */
export function formatSize(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
