/** 01…, as it is dialled in Bangladesh: a leading + would make a spreadsheet take it for a formula. */
export function localPhone(phone: string): string {
  return phone.replace(/^\+?880?(?=1[0-9]{9}$)/, '0');
}
