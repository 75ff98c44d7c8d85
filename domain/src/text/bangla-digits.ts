const ZERO = '০'.charCodeAt(0);

/** Returns the text with Latin digits: "০১৭" → "017". */
export function latinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - ZERO));
}

/** Returns the text with Bangla digits: "017" → "০১৭". */
export function banglaDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => String.fromCharCode(ZERO + Number(digit)));
}
