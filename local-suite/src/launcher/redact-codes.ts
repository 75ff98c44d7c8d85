/** What the Auth emulator writes for a mail or a text message that it would send. */
const ANNOUNCED_LINK =
  /(To (?:sign in as|reset the password for|verify the email address|verify and change the email address from|reset your email address to)) .*?, follow this link: [^\s"]+/g;
const ANNOUNCED_CODE = /(To [a-z ]*?(?:MFA|phone number)[a-z ]*) \S+, use the code [^\s"]+/gi;
/** In an address, encoded once or not, and in JSON. */
const CODE = /(oobCode(?:=|%3D|"?\s*:\s*"))[\w%.~-]+/gi;

const REDACTED = '[redacted]';

/**
 * Returns the text without what lets its reader into an account: the links and codes of password resets, sign-ins and
 * address changes, and the addresses and phone numbers that they were sent to.
 */
export function redactCodes(text: string): string {
  return text
    .replace(ANNOUNCED_LINK, `$1 ${REDACTED}, follow the link in the mailbox`)
    .replace(ANNOUNCED_CODE, `$1 ${REDACTED}, use the code ${REDACTED}`)
    .replace(CODE, `$1${REDACTED}`);
}
