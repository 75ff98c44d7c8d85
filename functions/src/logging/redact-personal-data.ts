/** What a JSON Web Token may be part of. */
const RUN = /[\w.-]+/g;
const TOKEN_START = /\beyJ[\w-]/;
const TOKEN_PARTS = /^[\w-]+\.[\w-]*\.?[\w-]*/;
const GUEST_ID = /\bguest_\d+_[0-9a-f]+/g;
/** What an e-mail address may be part of, up to a character that ends addresses. */
const WORD = /[^\s"'<>()[\],;:/=]+/g;
const AT = /@|%40/gi;
const DOMAIN_WITH_TLD = /^.+\.[a-z]{2,}/i;
const PHONE = /(?<!\d)(?:\+?88)?01\d{9}(?!\d)/g;

/**
 * Returns the text without tokens, guest ids, e-mail addresses and phone numbers. What a library says of its failure may name
 * whom it was about: Firestore the path of a document, a mail service its reader. A guest's id is the key of a cart.
 *
 * The text may be anybody's (/api/telemetry), so the time it takes grows with its length only: no pattern backtracks over a
 * run of characters from more than one start.
 */
export function redactPersonalData(text: string): string {
  return (
    text
      .replace(RUN, withoutToken)
      // Before numbers are: a guest's id holds one.
      .replace(GUEST_ID, '(guest id)')
      .replace(WORD, withoutAddress)
      .replace(PHONE, '(phone)')
  );
}

function withoutToken(run: string): string {
  const start = run.search(TOKEN_START);
  return start < 0 ? run : run.slice(0, start) + run.slice(start).replace(TOKEN_PARTS, '(token)');
}

/** A word from its start to its last top-level domain, where an at sign stands between. */
function withoutAddress(word: string): string {
  for (const { index, 0: at } of word.matchAll(AT)) {
    if (index === 0) continue;
    const rest = word.slice(index + at.length);
    const domain = DOMAIN_WITH_TLD.exec(rest);
    return domain ? `(e-mail)${rest.slice(domain[0].length)}` : word;
  }
  return word;
}
