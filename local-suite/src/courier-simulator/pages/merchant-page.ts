import { html, type Html } from '../../pages/html.ts';
import { isOver, dhakaTime, type Consignment } from '../consignment.ts';
import { SWITCHES } from '../settings.ts';
import type { Simulator } from '../simulator.ts';
import type { SentWebhook } from '../webhooks.ts';
import type { Action } from '../actions.ts';
import { document } from './document.ts';

const SHOWN = 50;

const BUTTONS: readonly (readonly [Action, string])[] = [
  ['accept', 'Accept'],
  ['receive', 'Receive at the hub'],
  ['move', 'Send to the next hub'],
  ['hold', 'Hold'],
  ['claimDelivered', 'Rider says delivered'],
  ['claimCancelled', 'Rider says cancelled'],
  ['lose', 'Lose'],
];

/** Renders the parcels with the buttons of the courier's people, the switches and the webhooks, newest first. */
export function merchantPage({ ledger, settings, webhooks, clock }: Simulator): string {
  const parcels = ledger.consignments.toReversed();
  return document(
    'Parcels at the courier',
    html`<div class="row between">
        <h1>Parcels (${parcels.length})</h1>
        <p class="soft">${dhakaTime(clock.now())} in Dhaka, balance ৳${ledger.balance()}</p>
      </div>
      ${
        parcels.length === 0
          ? html`<p class="soft">None yet. Book an order with the courier on the shop's dashboard.</p>`
          : parcels.slice(0, SHOWN).map(parcel)
      }
      <form class="panel" method="post" action="/settings">
        <h2>How the courier behaves</h2>
        <div class="switches">
          ${Object.entries(SWITCHES).map(([name, values]) =>
            choice(name, values, settings.all[name as keyof typeof SWITCHES]),
          )}
        </div>
        <div class="row"><button class="main">Apply</button></div>
      </form>
      <form class="panel" method="post" action="/payouts">
        <h2>Payouts (${ledger.payouts.length})</h2>
        <div class="row"><button>Pay out the collected cash</button></div>
      </form>
      <section class="panel">
        <h2>Webhooks (${webhooks.sent.length})</h2>
        ${webhooks.sent.toReversed().slice(0, SHOWN).map(sentWebhook)}
      </section>`,
  );
}

function parcel(consignment: Consignment): Html {
  const { invoice, trackingCode, id, name, phone, address, cod, collected, items, returnLeg } = consignment;
  const status = returnLeg ? `${consignment.status}, return ${returnLeg}` : consignment.status;
  return html`<form class="panel" method="post" action="/parcels/${invoice}" aria-label="${invoice}">
    <div class="row between">
      <h2>${invoice}</h2>
      <span class="tag">${status}</span>
    </div>
    <p>${name}, ${phone}<br />${address}</p>
    <p class="soft">
      ৳${cod} to collect${collected !== null && `, ৳${collected} collected`}. ${items} Consignment ${id},
      <a href="/t/${trackingCode}">${trackingCode}</a>
    </p>
    ${
      isOver(consignment)
        ? html`<div class="row">
            <button name="action" value="returnSent">Send back</button>
            <button name="action" value="returnReceived">Hand back to the sender</button>
          </div>`
        : html`<div class="row">
              ${BUTTONS.map(([action, label]) => html`<button name="action" value="${action}">${label}</button>`)}
            </div>
            <div class="row">
              <label>Collected, ৳<input name="collected" type="number" min="0" /></label>
              <button class="main" name="action" value="deliver">Deliver</button>
              <button name="action" value="partial">Deliver in part</button>
              <label>Message<input name="text" /></label>
              <button name="action" value="cancel">Cancel</button>
            </div>`
    }
  </form>`;
}

function choice(name: string, values: readonly string[], chosen: string): Html {
  const options = values.map((value) =>
    value === chosen ? html`<option selected>${value}</option>` : html`<option>${value}</option>`,
  );
  return html`<label
    >${name}<select name="${name}">
      ${options}
    </select></label
  >`;
}

function sentWebhook({ key, body, tries }: SentWebhook): Html {
  const answers = tries.map(({ answer }) => answer).join(', ') || 'not sent';
  return html`<form method="post" action="/webhooks/${key}">
    <details>
      <summary>${answers}: ${body.slice(0, 90)}…</summary>
      <p class="soft" style="overflow-wrap: anywhere">${body}</p>
      <button>Send again</button>
    </details>
  </form>`;
}
