import { html, type Html } from '../../pages/html.ts';
import { bytesOf, type Mail } from '../mail.ts';
import { document } from './document.ts';
import { formatAddresses, formatSize, formatReceivedAt } from './format.ts';

export function mailPage(mail: Mail): string {
  return document(
    mail.subject,
    html`<a class="back" href="/">All mails</a>
      <h1>${mail.subject}</h1>
      <dl>
        ${line('From', formatAddresses([mail.from]))} ${line('To', formatAddresses(mail.to))}
        ${line('Cc', formatAddresses(mail.cc))} ${line('Bcc', formatAddresses(mail.bcc))}
        ${mail.replyTo && line('Reply to', formatAddresses([mail.replyTo]))}
        ${line('Received', `${formatReceivedAt(mail.receivedAt)}, Dhaka`)}
      </dl>
      ${
        mail.attachments.length > 0 &&
        html`<section>
          <h2>Attachments</h2>
          <ul class="files">
            ${mail.attachments.map(
              (attachment, index) =>
                html`<li>
                  <a href="/mails/${mail.id}/attachments/${index}" download="${attachment.filename}">
                    ${attachment.filename} <span>${formatSize(bytesOf(attachment).length)}</span>
                  </a>
                </li>`,
            )}
          </ul>
        </section>`
      }
      ${
        mail.html !== null &&
        html`<section class="card">
          <h2>As HTML</h2>
          <iframe sandbox title="The mail as HTML" src="/mails/${mail.id}/html"></iframe>
        </section>`
      }
      ${
        mail.text !== null &&
        html`<section class="card">
          <h2>As text</h2>
          <pre>${mail.text}</pre>
        </section>`
      }`,
  );
}

export function missingPage(): string {
  return document(
    'No such mail',
    html`<h1>There is no such mail</h1>
      <a class="back" href="/">All mails</a>`,
  );
}

function line(name: string, value: string): Html | '' {
  return (
    value &&
    html`<dt>${name}</dt>
      <dd>${value}</dd>`
  );
}
