const DHAKA_TIME = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})(\.\d+)?(Z)?/;

/** Returns a time of the courier, which is Dhaka's without a zone; null for a missing or an unreadable one. */
export function courierTime(sent: string | null | undefined): Date | null {
  const [, day, time, , zone] = DHAKA_TIME.exec(sent ?? '') ?? [];
  const at = new Date(`${day}T${time}${zone ?? '+06:00'}`);
  return Number.isNaN(at.getTime()) ? null : at;
}
