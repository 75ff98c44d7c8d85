import { html, type Html } from '../../pages/html.ts';
import { displayTaka } from '../amount.ts';
import { dhakaTime } from '../dhaka-time.ts';
import type { Payment } from '../payment.ts';
import { document } from './document.ts';

/** Renders every payment of this run, newest first. */
export function overviewPage(payments: readonly Payment[]): string {
  return document(
    'Payments of this run',
    html`<main class="panel" style="display: grid; gap: 1.25rem">
      <h1>Payments of this run</h1>
      ${
        payments.length === 0
          ? html`<p class="soft">None yet. Choose online payment at the shop's checkout.</p>`
          : html`<div class="scroll" tabindex="0" role="region" aria-label="Payments">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Opened</th>
                    <th scope="col">Transaction</th>
                    <th scope="col">Amount</th>
                    <th scope="col">State</th>
                    <th scope="col">Notices</th>
                    <th scope="col">Refunds</th>
                  </tr>
                </thead>
                <tbody>
                  ${payments.map(row)}
                </tbody>
              </table>
            </div>`
      }
    </main>`,
  );
}

function row(payment: Payment): Html {
  const notices = payment.notices.map(({ answer }) => answer ?? 'on its way').join(', ');
  const refunds = payment.refunds.map(({ paisa, status }) => `${displayTaka(paisa)} ${status}`).join(', ');
  return html`<tr>
    <td>${dhakaTime(payment.openedAt)}</td>
    <td><a href="/EasyCheckOut/testcde${payment.sessionkey.toLowerCase()}">${payment.tranId}</a></td>
    <td class="number">${displayTaka(payment.paisa)}</td>
    <td><span class="tag ${payment.outcome}">${payment.outcome}</span></td>
    <td>${notices || 'none'}</td>
    <td>${refunds || 'none'}</td>
  </tr>`;
}
