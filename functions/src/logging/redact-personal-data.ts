/** Characters of a JSON Web Token. */
const RUN = /[\w.-]+/g;
const TOKEN_START = /\beyJ[\w-]/;
const TOKEN_PARTS = /^[\w-]+\.[\w-]*\.?[\w-]*/;
const GUEST_ID = /\bguest_\d+_[0-9a-f]+/g;
/** Characters of an e-mail address, up to one that cannot be part of an address. */
const WORD = /[^\s"'<>()[\],;:/=]+/g;
const AT = /@|%40/gi;
const DOMAIN_WITH_TLD = /^.+\.[a-z]{2,}/i;
const PHONE = /(?<!\d)(?:\+?88)?01\d{9}(?!\d)/g;

/**
 * Returns the text without tokens, guest ids, e-mail addresses and phone numbers. An error of a library may name a
 * person: Firestore the path of a document, a mail service its recipient. A guest's id grants access to a cart.
 *
 * The text may come from anyone (/api/telemetry), so the time it takes must grow linearly with its length: no
 * pattern backtracks over a run of characters from more than one start.
 */
export function redactPersonalData(text: string): string {
  return (
    text
      .replace(RUN, withoutToken)
      // Before phone numbers: a guest's id contains one.
      .replace(GUEST_ID, '(guest id)')
      .replace(WORD, withoutAddress)
      .replace(PHONE, '(phone)')
  );
}

function withoutToken(run: string): string {
  const start = run.search(TOKEN_START);
  return start < 0 ? run : run.slice(0, start) + run.slice(start).replace(TOKEN_PARTS, '(token)');
}

/** Redacts a word from its start to its last top-level domain, where an at sign is between them. */
function withoutAddress(word: string): string {
  for (const { index, 0: at } of word.matchAll(AT)) {
    if (index === 0) continue;
    const rest = word.slice(index + at.length);
    const domain = DOMAIN_WITH_TLD.exec(rest);
    return domain ? `(e-mail)${rest.slice(domain[0].length)}` : word;
  }
  return word;
}
