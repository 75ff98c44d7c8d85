import { html, type Html } from '../../pages/html.ts';
import type { AuthLink } from '../auth-links.ts';
import type { Mail } from '../mail.ts';
import { document } from './document.ts';
import { formatAddresses, formatReceivedAt } from './format.ts';

/** @param links - undefined when Auth does not respond */
export function inboxPage(mails: readonly Mail[], links: readonly AuthLink[] | undefined): string {
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
      ${linksSection(links)}`,
  );
}

/** Renders the links of Firebase Auth, which never pass through the mail service. */
function linksSection(links: readonly AuthLink[] | undefined): Html | '' {
  if (!links) return html`<p class="soft">Auth does not answer: its links are not shown.</p>`;
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
