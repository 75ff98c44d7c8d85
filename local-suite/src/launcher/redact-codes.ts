/** The Auth emulator's log line for a mail or text message that it would send. */
const ANNOUNCED_LINK =
  /(To (?:sign in as|reset the password for|verify the email address|verify and change the email address from|reset your email address to)) .*?, follow this link: [^\s"]+/g;
const ANNOUNCED_CODE = /(To [a-z ]*?(?:MFA|phone number)[a-z ]*) \S+, use the code [^\s"]+/gi;
/** In a URL, encoded once or not, and in JSON. */
const CODE = /(oobCode(?:=|%3D|"?\s*:\s*"))[\w%.~-]+/gi;

const REDACTED = '[redacted]';

/**
 * Returns the text without the secrets that open an account: links and codes of password resets, sign-ins
 * and address changes, with their addressees and phone numbers.
 */
export function redactCodes(text: string): string {
  return text
    .replace(ANNOUNCED_LINK, `$1 ${REDACTED}, follow the link in the mailbox`)
    .replace(ANNOUNCED_CODE, `$1 ${REDACTED}, use the code ${REDACTED}`)
    .replace(CODE, `$1${REDACTED}`);
}
