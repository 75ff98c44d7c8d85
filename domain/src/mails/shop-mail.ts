/** A mail as it is to be laid out, in text or HTML. Holds what customers typed, as they typed it: whoever writes HTML escapes. */
export interface ShopMail {
  readonly subject: string;
  readonly sections: readonly MailSection[];
}

/** The same in each language. */
export interface MailSection {
  readonly language: 'bn' | 'en';
  readonly title: string;
  readonly greeting: string;
  readonly opening: string;
  readonly facts: readonly MailRow[];
  readonly lines: readonly { readonly name: string; readonly detail: string; readonly amount: string }[];
  readonly sums: readonly MailRow[];
  readonly action: { readonly label: string; readonly url: string };
  readonly closing: string;
  readonly contact: { readonly label: string; readonly url: string };
}

export interface MailRow {
  readonly label: string;
  readonly value: string;
}

/** Rows of which some may be missing. */
export function rowsOf(rows: readonly (readonly [label: string, value: string | undefined])[]): MailRow[] {
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
