import { Html, html } from '../../pages/html.ts';
import type { BrowserPost } from '../deliver.ts';
import type { Payment } from '../payment.ts';
import { document } from './document.ts';

/**
 * Sends the buyer back to the shop by a form that posts itself: cross-site, so without the shop's cookies.
 */
export function returnPage(payment: Payment, post: BrowserPost): string {
  return document(
    `Back to ${payment.store.name}`,
    html`<main class="panel middle" aria-live="polite">
      <div class="spin" role="presentation"></div>
      <h1>Taking you back to ${payment.store.name}</h1>
      <p class="soft">Please do not close this window.</p>
      <form id="return" method="post" action="${post.url}">
        ${Object.entries(post.fields).map(
          ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
        )}
        <noscript><button class="pay">Continue</button></noscript>
      </form>
      <script>
        ${submitScript(post)};
      </script>
    </main>`,
  );
}

/** Renders the script that posts the form; twice means once in the background and once as a navigation. */
function submitScript({ afterMs, times }: BrowserPost): Html {
  return new Html(`
    const form = document.getElementById('return');
    const sendAhead = () =>
      fetch(form.action, { method: 'POST', mode: 'no-cors', body: new URLSearchParams(new FormData(form)) }).catch(() => undefined);
    setTimeout(async () => {
      for (let n = 1; n < ${times}; n++) await sendAhead();
      HTMLFormElement.prototype.submit.call(form);
    }, ${afterMs})`);
}
