import { expect, test } from 'vitest';
import { redactCodes } from './redact-codes.ts';

const LINK = 'http://127.0.0.1:9099/emulator/action?mode=resetPassword&lang=en&oobCode=Zs3-x_9Qw&apiKey=demo';

test.each([
  [
    `i  To reset the password for ayesha@example.com, follow this link: ${LINK}&newPassword=NEW_PASSWORD_HERE`,
    'i  To reset the password for [redacted], follow the link in the mailbox',
  ],
  [
    `To verify the email address ayesha@example.com, follow this link: ${LINK}`,
    'To verify the email address [redacted], follow the link in the mailbox',
  ],
  [
    `To verify and change the email address from a@example.com to b@example.com, follow this link: ${LINK}`,
    'To verify and change the email address from [redacted], follow the link in the mailbox',
  ],
  [
    `To reset your email address to a@example.com, follow this link: ${LINK}`,
    'To reset your email address to [redacted], follow the link in the mailbox',
  ],
  [
    `To sign in as a@example.com, follow this link: ${LINK}`,
    'To sign in as [redacted], follow the link in the mailbox',
  ],
  [
    'To verify the phone number +8801711111111, use the code 123456.',
    'To verify the phone number [redacted], use the code [redacted]',
  ],
  [
    'To sign in with MFA using +8801711111111, use the code 123456.',
    'To sign in with MFA using [redacted], use the code [redacted]',
  ],
  [
    'To enroll MFA with +8801711111111, use the code 123456.',
    'To enroll MFA with [redacted], use the code [redacted]',
  ],
  [
    '127.0.0.1 - "GET /reset-password?mode=verifyEmail&oobCode=Zs3-x_9Qw&lang=bn HTTP/1.1" 200',
    '127.0.0.1 - "GET /reset-password?mode=verifyEmail&oobCode=[redacted]&lang=bn HTTP/1.1" 200',
  ],
  ['?to=%2Freset%3FoobCode%3DZs3-x_9Qw%26a', '?to=%2Freset%3FoobCode%3D[redacted]'],
  ['{"oobCode":"Zs3-x_9Qw","email":"x"}', '{"oobCode":"[redacted]","email":"x"}'],
])('redacts %s', (line, redacted) => {
  expect(redactCodes(line)).toBe(redacted);
});

test.each(['i  functions: Beginning execution of "api"', 'To verify the order, use the scanner', ''])(
  'leaves %j as it is',
  (line) => {
    expect(redactCodes(line)).toBe(line);
  },
);
