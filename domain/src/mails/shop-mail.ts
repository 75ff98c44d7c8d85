/** A mail before layout as text or HTML. Holds customers' input unescaped: the HTML layout escapes it. */
export interface ShopMail {
  readonly subject: string;
  readonly sections: readonly MailSection[];
}

/** The values that are the same in each language. */
export interface MailSection {
  readonly language: 'bn' | 'en';
  readonly title: string;
  readonly greeting: string;
  readonly opening: string;
  readonly facts: readonly MailRow[];
  readonly lines: readonly MailLine[];
  readonly sums: readonly MailRow[];
  readonly action: MailLink;
  readonly closing: string;
  /** Further links, below the closing. */
  readonly links?: readonly MailLink[];
  readonly contact: MailLink;
}

interface MailLine {
  readonly name: string;
  readonly detail: string;
  readonly amount: string;
  /** The address of a picture. */
  readonly image?: string;
}

interface MailLink {
  readonly label: string;
  readonly url: string;
}

export interface MailRow {
  readonly label: string;
  readonly value: string;
}

/** Returns the rows that are not missing. */
export function rowsOf(rows: readonly (readonly [label: string, value: string | undefined])[]): MailRow[] {
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
