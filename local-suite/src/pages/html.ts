/** Markup that needs no escaping. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | undefined | null | false | readonly Part[];

/** Escapes every value except Html; joins lists, and renders missing values as nothing. */
export function html(strings: TemplateStringsArray, ...values: readonly Part[]): Html {
  return new Html(
    strings.reduce(
      (page, literal, index) => page + literal + (index < values.length ? safe(values[index]) : ''),
      '',
    ),
  );
}

function safe(value: Part): string {
  if (value instanceof Html) return value.text;
  if (value === undefined || value === null || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number') return escape(String(value));
  return value.map(safe).join('');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
