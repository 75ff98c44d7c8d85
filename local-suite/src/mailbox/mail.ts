export interface Address {
  email: string;
  name?: string;
}

export interface Attachment {
  filename: string;
  type: string;
  disposition: string;
  /** Base64, as received. */
  content: string;
}

/** One mail, as addressed by one personalization. */
export interface Mail {
  id: string;
  /** ISO, so that it is the same in memory and on disk. */
  receivedAt: string;
  from: Address;
  replyTo?: Address;
  to: Address[];
  cc: Address[];
  bcc: Address[];
  subject: string;
  text: string | null;
  html: string | null;
  attachments: Attachment[];
}

export function bytesOf({ content }: Attachment): Buffer {
  return Buffer.from(content, 'base64');
}
