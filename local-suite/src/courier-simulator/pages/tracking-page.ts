import { html } from '../../pages/html.ts';
import { dhakaTime, type Consignment } from '../consignment.ts';
import { document } from './document.ts';

/** Renders what the receiver of a parcel sees, newest first. */
export function trackingPage({ trackingCode, status, tracking }: Consignment): string {
  return document(
    `Parcel ${trackingCode}`,
    html`<section class="panel">
      <div class="row between">
        <h1>Parcel ${trackingCode}</h1>
        <span class="tag">${status}</span>
      </div>
      <ol reversed>
        ${tracking.toReversed().map(({ text, at }) => html`<li>${text} <span class="soft">${dhakaTime(at)}</span></li>`)}
      </ol>
    </section>`,
  );
}

export function unknownParcelPage(): string {
  return document('Unknown parcel', html`<section class="panel"><h1>There is no such parcel</h1></section>`);
}
