import { html } from '../../pages/html.ts';
import { displayTaka } from '../amount.ts';
import type { Outcome, Payment } from '../payment.ts';
import { document } from './document.ts';

const SENTENCES: Record<Outcome, string> = {
  PENDING: '',
  VALID: 'This payment has been made. You can close this window.',
  FAILED: 'The bank refused this payment. Nothing was charged.',
  CANCELLED: 'This payment was cancelled. Nothing was charged.',
  UNATTEMPTED: 'The window was closed before anything was chosen. Nothing was charged.',
  EXPIRED: 'This payment has expired. Nothing was charged.',
};

/** Renders the page of a payment that has ended and sends no buyer back. */
export function endedPage(payment: Payment): string {
  return document(
    `Payment to ${payment.store.name}`,
    html`<main class="panel middle">
      <span class="tag ${payment.outcome}">${payment.outcome}</span>
      <h1>${displayTaka(payment.paisa)} to ${payment.store.name}</h1>
      <p>${SENTENCES[payment.outcome]}</p>
      <p class="soft">Transaction ${payment.tranId}</p>
    </main>`,
  );
}

export function unknownPage(): string {
  return document(
    'No such payment',
    html`<main class="panel middle">
      <h1>There is no such payment</h1>
      <p class="soft">
        The simulator forgets everything when the suite stops. Start again from the shop's checkout.
      </p>
    </main>`,
  );
}
