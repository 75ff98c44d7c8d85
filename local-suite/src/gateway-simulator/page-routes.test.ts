import { describe, expect, test } from 'vitest';
import {
  base,
  shopUrl,
  received,
  open,
  control,
  pay,
  isSigned,
  useGatewayAndShop,
} from './testing/gateway-and-shop.ts';

useGatewayAndShop();

describe('outcomes of the payment page', () => {
  test.each([
    ['card', 'VALID', '/success', { card_brand: 'VISA', risk_level: '0' }],
    ['bkash', 'VALID', '/success', { card_brand: 'MOBILEBANKING', card_no: '' }],
    ['nagad', 'VALID', '/success', { card_type: 'NAGAD-Nagad' }],
    ['risky', 'VALID', '/success', { risk_level: '1', risk_title: 'Risky' }],
    ['fail', 'FAILED', '/fail', { error: 'Invalid expiration date' }],
    ['cancel', 'CANCELLED', '/cancel', { error: 'Cancelled by User', bank_tran_id: '' }],
  ])('%s posts a signed %s to %s', async (choice, status, path, some) => {
    const { sessionkey } = await open();
    const { browser } = await pay(sessionkey, choice);
    expect(browser).toMatchObject({ url: shopUrl + path, fields: { status, ...some }, times: 1, afterMs: 0 });
    expect(isSigned(browser!.fields)).toBe(true);
    expect('val_id' in browser!.fields).toBe(status === 'VALID');
  });

  test.each([
    ['close', 'UNATTEMPTED'],
    ['expire', 'EXPIRED'],
  ])('%s does not send the browser back and sends the notice %s', async (choice, status) => {
    const { sessionkey } = await open();
    expect((await pay(sessionkey, choice)).browser).toBeNull();
    await expect
      .poll(() => received.map(({ path, fields }) => [path, fields['status']]))
      .toEqual([['/ipn', status]]);
  });

  test('takes the first choice only', async () => {
    const { sessionkey, page } = await open();
    await pay(sessionkey, 'cancel');
    expect(await pay(sessionkey, 'card')).toEqual({ message: 'This payment has ended: CANCELLED.' });
    const again = await fetch(page, { method: 'POST', body: new URLSearchParams({ choice: 'bkash' }) });
    expect(again.status).toBe(409);
    expect(await control('GET', `payments/${sessionkey}`)).toMatchObject({
      status: 'CANCELLED',
      val_id: null,
    });
  });

  test('shows what is wrong with a card in its form and keeps the payment open', async () => {
    const { sessionkey, page } = await open();
    const card = { choice: 'card', number: '5555 5555', expiry: '13/26', cvv: '1' };
    const answer = await fetch(page, { method: 'POST', body: new URLSearchParams(card) });
    expect(answer.status).toBe(422);
    const text = await answer.text();
    for (const id of ['number-wrong', 'expiry-wrong', 'cvv-wrong']) expect(text).toContain(`id="${id}"`);
    expect(await control('GET', `payments/${sessionkey}`)).toMatchObject({ status: 'PENDING' });
  });

  test.each([
    ['bkash', ['bkash']],
    ['visacard', ['card']],
    ['', ['card', 'bkash', 'nagad']],
    ['no-such-code', ['card', 'bkash', 'nagad']],
    ['toString', ['card', 'bkash', 'nagad']],
  ])('the page of cardname "%s" offers %j alone', async (cardname, offered) => {
    const { sessionkey, page } = await open();
    const url = `${page}?cardname=${cardname}`;
    const text = await (await fetch(url)).text();
    const shown = ['card', 'bkash', 'nagad'].filter((it) => text.includes(`value="${it}"`));
    expect(shown).toEqual(offered);
    if (offered.includes('nagad')) return;
    const refused = await fetch(url, { method: 'POST', body: new URLSearchParams({ choice: 'nagad' }) });
    expect(refused.status).toBe(400);
    expect(await control('GET', `payments/${sessionkey}`)).toMatchObject({ status: 'PENDING' });
  });

  test('answers a page that was never opened with 404', async () => {
    expect((await fetch(`${base}/EasyCheckOut/testcde${'0'.repeat(32)}`)).status).toBe(404);
  });

  test("escapes the shop's text", async () => {
    const { page } = await open({ product_name: '<img src=x onerror=alert(1)>' });
    expect(await (await fetch(page)).text()).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });
});
