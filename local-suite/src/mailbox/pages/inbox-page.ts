import { html, type Html } from '../../pages/html.ts';
import type { AuthCode } from '../auth-codes.ts';
import type { AuthLink } from '../auth-links.ts';
import type { Mail } from '../mail.ts';
import type { TextMessage } from '../sms/sms-store.ts';
import { document } from './document.ts';
import { formatAddresses, formatReceivedAt } from './format.ts';

interface SentByAuth {
  readonly links: readonly AuthLink[];
  readonly codes: readonly AuthCode[];
}

/** @param sent - what Firebase Auth sent itself; undefined when it does not respond */
export function inboxPage(
  mails: readonly Mail[],
  messages: readonly TextMessage[],
  sent: SentByAuth | undefined,
): string {
  return document(
    `Mailbox (${mails.length})`,
    html`<h1>${mails.length === 1 ? 'One mail' : `${mails.length} mails`}</h1>
      ${
        mails.length === 0
          ? html`<div class="empty">
              <p><b>Nothing was sent yet.</b></p>
              <p class="soft">Send a report from the dashboard, and reload this page.</p>
            </div>`
          : html`<ul class="mails">
              ${mails.map(row)}
            </ul>`
      }
      ${messagesSection(messages)}
      ${sent ? html`${codesSection(sent.codes)}${linksSection(sent.links)}` : html`<p class="soft">Auth does not answer: its codes and links are not shown.</p>`}`,
  );
}

/** Renders the links of Firebase Auth, which never pass through the mail service. */
function linksSection(links: readonly AuthLink[]): Html | '' {
  if (links.length === 0) return '';
  return html`<section>
    <h2>Sent by Firebase Auth</h2>
    <ul class="mails">
      ${links.map(
        ({ to, subject, url }) =>
          html`<li>
            <a href="${url}"><b>${subject}</b> <span class="who">to ${to}</span></a>
          </li>`,
      )}
    </ul>
  </section>`;
}

/** Renders the text messages about orders, with what the networks would bill. */
function messagesSection(messages: readonly TextMessage[]): Html | '' {
  if (messages.length === 0) return '';
  return html`<section>
    <h2>Text messages</h2>
    <ul class="mails">
      ${messages.map(
        ({ to, text, parts, units, encoding, receivedAt, receipt }) =>
          html`<li>
            <p>${text}</p>
            <span class="who"
              >to +${to} · ${parts === 1 ? '1 part' : `${parts} parts`} (${units} ${encoding}) · ${receipt} ·
              ${formatReceivedAt(receivedAt)}</span
            >
          </li>`,
      )}
    </ul>
  </section>`;
}

/** Renders the codes that Firebase Auth would send by SMS. */
function codesSection(codes: readonly AuthCode[]): Html | '' {
  if (codes.length === 0) return '';
  return html`<section>
    <h2>SMS with codes</h2>
    <ul class="mails">
      ${codes.map(({ to, code }) => html`<li><b>${code}</b> <span class="who">to ${to}</span></li>`)}
    </ul>
  </section>`;
}

function row(mail: Mail): Html {
  const { length } = mail.attachments;
  const files = length === 0 ? '' : length === 1 ? ' · 1 attachment' : ` · ${length} attachments`;
  return html`<li>
    <a href="/mails/${mail.id}">
      <b>${mail.subject}</b>
      <span class="when"
        ><time datetime="${mail.receivedAt}">${formatReceivedAt(mail.receivedAt)}</time></span
      >
      <span class="who">to ${formatAddresses(mail.to)}${files}</span>
    </a>
  </li>`;
}
