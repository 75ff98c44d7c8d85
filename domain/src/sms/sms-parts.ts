/** The encoding of a text message: GSM-7 for Latin letters, UCS-2 as soon as one character is outside it. */
export interface SmsParts {
  readonly encoding: 'GSM-7' | 'UCS-2';
  /** What the network counts: septets, or UTF-16 code units. */
  readonly units: number;
  /** How many messages the network bills. */
  readonly parts: number;
}

/** The default alphabet of 3GPP TS 23.038, 6.2.1. */
const BASIC =
  /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€\f]*$/;
/** Its extension, whose characters take two septets each. */
const EXTENDED = /[\^{}\\[~\]|€\f]/g;

const LIMITS = { 'GSM-7': { single: 160, joined: 153 }, 'UCS-2': { single: 70, joined: 67 } } as const;

/** Counts the parts of a text message as the networks bill them (docs/reference/couriers-and-sms.md 6.4). */
export function smsParts(text: string): SmsParts {
  const encoding = BASIC.test(text) ? 'GSM-7' : 'UCS-2';
  const units = text.length + (encoding === 'GSM-7' ? (text.match(EXTENDED)?.length ?? 0) : 0);
  const { single, joined } = LIMITS[encoding];
  return { encoding, units, parts: units <= single ? 1 : Math.ceil(units / joined) };
}
