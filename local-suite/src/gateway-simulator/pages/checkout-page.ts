import { html, type Html } from '../../pages/html.ts';
import { displayTaka } from '../amount.ts';
import { SANDBOX_CARD, type Card, type CardErrors } from '../card.ts';
import type { ChannelChoice } from '../channels.ts';
import type { Payment } from '../payment.ts';
import { document } from './document.ts';

interface Offer {
  offered: readonly ChannelChoice[];
  card?: Card;
  errors?: CardErrors;
}

const WALLETS = [
  ['bkash', 'bKash'],
  ['nagad', 'Nagad'],
] as const;

/** Renders the hosted checkout: amount, merchant, the offered ways to pay, and the sandbox's other outcomes. */
export function checkoutPage(payment: Payment, { offered, card = SANDBOX_CARD, errors = {} }: Offer): string {
  const wallets = WALLETS.filter(([choice]) => offered.includes(choice));
  const hasCard = offered.includes('card');
  const amount = displayTaka(payment.paisa);
  return document(
    `Pay ${amount} to ${payment.store.name}`,
    html`<main class="checkout">
      <section class="panel summary" aria-labelledby="to-whom">
        <div>
          <h1 id="to-whom">${payment.store.name}</h1>
          <p class="soft">asks you to pay</p>
        </div>
        <p class="amount">${amount}</p>
        <dl>
          <div>
            <dt>For</dt>
            <dd>${payment.request['product_name']}</dd>
          </div>
          <div>
            <dt>Buyer</dt>
            <dd>${payment.request['cus_name']}<br />${payment.request['cus_email']}</dd>
          </div>
          <div>
            <dt>Transaction</dt>
            <dd>${payment.tranId}</dd>
          </div>
        </dl>
      </section>
      <section class="panel ways" aria-labelledby="how">
        <h2 id="how">Choose how to pay</h2>
        ${hasCard && cardForm(amount, card, errors)}
        ${hasCard && wallets.length > 0 && html`<p class="or">or</p>`}
        ${wallets.map(
          ([choice, name]) =>
            html`<form method="post">
              <button class="${choice}" name="choice" value="${choice}">Pay by ${name}</button>
            </form>`,
        )}
      </section>
      ${sandboxForm()}
    </main>`,
  );
}

function cardForm(amount: string, card: Card, errors: CardErrors): Html {
  return html`<form method="post" novalidate>
    ${field('number', 'Card number', card, errors, { autocomplete: 'cc-number', inputmode: 'numeric' })}
    <div class="pair">
      ${field('expiry', 'Expiry (MM/YY)', card, errors, { autocomplete: 'cc-exp', inputmode: 'numeric' })}
      ${field('cvv', 'CVV', card, errors, { autocomplete: 'cc-csc', inputmode: 'numeric' })}
    </div>
    ${field('holder', 'Name on card (optional)', card, errors, { autocomplete: 'cc-name', inputmode: 'text' })}
    <button class="pay" name="choice" value="card">Pay ${amount} by card</button>
  </form>`;
}

function field(
  name: keyof Card,
  label: string,
  card: Card,
  errors: CardErrors,
  hints: { autocomplete: string; inputmode: string },
): Html {
  const wrong = errors[name];
  const first = wrong && name === Object.keys(errors)[0];
  const state = wrong && html`aria-invalid="true" aria-describedby="${name}-wrong" ${first && 'autofocus'}`;
  return html`<div>
    <label>
      ${label}
      <input
        name="${name}"
        value="${card[name]}"
        autocomplete="${hints.autocomplete}"
        inputmode="${hints.inputmode}"
        ${state}
      />
    </label>
    ${wrong && html`<p class="wrong" id="${name}-wrong">${wrong}</p>`}
  </div>`;
}

function sandboxForm(): Html {
  return html`<form method="post" class="sandbox" aria-labelledby="endings">
    <div>
      <h2 id="endings">Or end it another way</h2>
      <p class="soft">Only the sandbox has these: they show the shop what can go wrong.</p>
    </div>
    <div class="grid">
      <button class="plain" name="choice" value="risky">Pay but risky</button>
      <button class="plain" name="choice" value="fail">Fail (bad expiry)</button>
      <button class="plain" name="choice" value="cancel">Cancel</button>
      <button class="plain" name="choice" value="close">Close without choosing</button>
    </div>
  </form>`;
}
