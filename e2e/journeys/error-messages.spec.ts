import type { Page, Route } from '@playwright/test';
import { taka } from '@nargisus/domain/money';
import { addresses } from '@nargisus/local-suite/launcher';
import type { TestData } from '../fixtures/data/test-data.ts';
import { chooseNewAccount, stubGoogle, openGoogleWindow } from '../fixtures/accounts/google-window.ts';
import { delayRequest } from '../fixtures/network/delay-request.ts';
import { expectVisibleFor, pauseClock } from '../fixtures/browser/clock.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { Visitor } from '../fixtures/browser/visitor.ts';

/*
 * The faults of docs/reference/specification.md 8, each by a cause that the shop meets: no network, an answer that
 * is lost, a server that is not well, a refusal. Without the fixtures' watch over the console, where the browser
 * itself reports such requests.
 */

const COMMIT = /documents:commit/;
const UNREACHABLE = 'The shop cannot be reached. Please check your connection';
const OFFLINE = 'You are offline. Please try again when you are connected';

const lost = (route: Route) => route.abort('connectionreset');
const refuses = (status: number, body: object) => (route: Route) => route.fulfill({ status, json: body });
/** Firestore's front answers, and what is behind it does not. */
const broken = refuses(502, [{ error: { code: 502, message: 'Bad Gateway' } }]);

async function customer(page: Page, testData: TestData) {
  const account = await testData.account();
  const visitor = new Visitor(page);
  await visitor.signsIn(account);
  return { account, visitor };
}

test(
  'the cart panel explains failed actions and why it was cleared',
  { tag: '@phone' },
  async ({ page, testData }) => {
    const { account, visitor } = await customer(page, testData);
    const product = await testData.product();
    await visitor.addsToCart(product.id);
    await visitor.opensCart();
    const panel = page.getByRole('dialog');
    page.on('dialog', (asked) => void asked.accept());
    const tries = [
      ['updating quantity', panel.getByRole('button', { name: /^Increase/ })],
      ['removing item', panel.getByRole('button', { name: /^Remove/ })],
      ['clearing cart', panel.getByRole('button', { name: 'Clear cart' })],
    ] as const;
    for (const [cause, fault, reason] of [
      ['lost', lost, `: ${UNREACHABLE}`],
      ['not well', broken, '. Please try again.'],
    ] as const) {
      await test.step(cause, async () => {
        await page.route(COMMIT, fault);
        for (const [doing, button] of tries) {
          await button.click();
          await expect(page.getByText(`Error ${doing}${reason}`)).toBeVisible();
        }
        await page.unroute(COMMIT);
      });
    }
    await page.context().setOffline(true);
    await panel.getByRole('button', { name: 'Clear cart' }).click();
    await expect(page.getByText(`Error clearing cart: ${OFFLINE}`)).toBeVisible();
    await page.context().setOffline(false);
    await expect(panel.getByText(product.name)).toBeVisible();

    const letGo = await delayRequest(page, COMMIT);
    await panel.getByRole('button', { name: /^Increase/ }).click();
    await expect(panel.getByRole('button', { name: 'Updating...' })).toBeDisabled();
    for (const [, button] of tries) await expect(button).toBeDisabled();
    await expect(panel.getByRole('img', { name: 'Quantity: 1' })).toBeVisible(); // until the server has it
    letGo();
    await expect(panel.getByRole('img', { name: 'Quantity: 2' })).toBeVisible();
    await panel.getByRole('button', { name: 'Clear cart' }).click();
    await expect(page.getByText(`Cart cleared for ${account.email}`)).toBeVisible();
  },
);

test(
  'the product page shows the outcome of Add to Cart and Order Now',
  { tag: '@phone' },
  async ({ page, testData }) => {
    const { account, visitor } = await customer(page, testData);
    const product = await testData.product();
    await visitor.opens(`/products/${product.id}`);
    const add = page.getByRole('button', { name: 'Add to Cart' });
    const order = page.getByRole('button', { name: 'Order Now' });

    await page.route(COMMIT, broken);
    await add.click();
    await expect(page.getByText('Error adding item to cart. Please try again.')).toBeVisible();
    await order.click();
    await expect(page.getByText('Error processing order. Please try again.')).toBeVisible();
    await page.unroute(COMMIT);
    await page.context().setOffline(true);
    await add.click();
    await expect(page.getByText(`Error adding to cart: ${OFFLINE}`)).toBeVisible();
    await page.context().setOffline(false);

    const quantity = page.getByLabel('Quantity', { exact: true });
    await quantity.fill('3');
    const letAdd = await delayRequest(page, COMMIT);
    await add.click();
    await expect(page.getByRole('button', { name: 'Adding...' })).toBeDisabled();
    await expect(order).toBeDisabled();
    letAdd();
    await expect(page.getByText(`${product.name} (Size: M) added to ${account.email}'s cart!`)).toBeVisible();
    await expect(quantity).toHaveValue('1');
    await page.clock.install();
    const letOrder = await delayRequest(page, COMMIT);
    await order.click();
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    await expect(add).toBeDisabled();
    letOrder();
    await expect(page.getByText(`${product.name} added to cart! Redirecting to checkout...`)).toBeVisible();
    await page.clock.runFor(1_500);
    await expect(page).toHaveURL('/checkout');
  },
);

test(
  'checkout explains why the cart is missing and shows it once it loads',
  { tag: '@phone' },
  async ({ page, testData }) => {
    const { visitor } = await customer(page, testData);
    await visitor.addsToCart((await testData.product()).id);
    const main = page.getByRole('main');
    for (const [fault, text] of [
      [lost, 'Error loading cart items'],
      [refuses(403, [{ error: { code: 403, status: 'PERMISSION_DENIED' } }]), 'Failed to load cart items'],
    ] as const) {
      await page.route(/documents[^?]*:runQuery/, fault);
      await visitor.opens('/checkout');
      await expect(main.getByRole('alert')).toContainText(text);
      await page.unroute(/documents[^?]*:runQuery/);
      await main.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('button', { name: /^Pay Now/ })).toBeVisible();
    }
  },
);

test(
  'checkout shows the outcome of the voucher and of the order',
  { tag: '@phone' },
  async ({ page, testData }) => {
    test.slow();
    const { visitor } = await customer(page, testData);
    await visitor.addsToCart((await testData.product({ price: taka(990) })).id);
    await visitor.opens('/checkout');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Please enter a voucher code')).toBeVisible();
    await page.getByLabel('Voucher code').fill('nope');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Invalid voucher code')).toBeVisible();
    await page.getByLabel('Voucher code').fill('NewUser');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Minimum order amount of ৳1,000 required for this voucher')).toBeVisible();
    await page.getByLabel('Voucher code').fill('welcome10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Voucher applied! You saved ৳99')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay Now - ৳951.00' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove voucher WELCOME10' }).click();
    await expect(page.getByText('Voucher removed')).toBeVisible();
    const pay = page.getByRole('button', { name: 'Pay Now - ৳1,050.00' });

    await page.getByLabel('Recipient phone').fill('0171234567');
    await pay.click();
    for (const text of [
      'Please enter a valid 11-digit phone number',
      'Region is required',
      'City is required',
    ])
      await expect(page.getByText(text)).toBeVisible();
    await visitor.fillsAddress();
    await page.route('**/api/orders', lost);
    await pay.click();
    await expect(page.getByText('Error placing order. Please try again.')).toBeVisible();
    for (const [answer, text] of [
      [{ success: false }, 'Failed to place order'],
      [{ success: false, message: 'The courier is on strike' }, 'The courier is on strike'],
    ] as const) {
      await page.unroute('**/api/orders');
      await page.route('**/api/orders', refuses(403, answer));
      await pay.click();
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    await page.unroute('**/api/orders');
    await pauseClock(page);
    await pay.click();
    await expect(page.getByRole('heading', { name: 'Order placed successfully!' })).toBeVisible();
    await expect(page).toHaveURL('/payment/success');
    const orderId = (await page.getByText(/^ORD-/).first().textContent())!;
    await page.getByRole('link', { name: 'View your orders' }).click();
    await expectVisibleFor(page, `Order placed successfully: ${orderId}`, 6_000);
  },
);

test(
  'the profile shows that its orders failed to load and loads them on retry',
  { tag: '@phone' },
  async ({ page, testData }) => {
    const { visitor } = await customer(page, testData);
    await page.route(/Listen\/channel/, lost);
    await visitor.opens('/user-profile');
    await expect(page.getByRole('main').getByText('Error loading order history')).toBeVisible();
    await expect(page.getByText('No orders yet')).toBeHidden();
    // Click at once: Firestore also reconnects on its own, which removes the button.
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
    await Promise.all([page.unroute(/Listen\/channel/), retry.dispatchEvent('click')]);
    await expect(page.getByText('No orders yet')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start Shopping' })).toHaveAttribute('href', '/products');
  },
);

test(
  'saving the profile shows a failure or success message for its duration',
  { tag: '@phone' },
  async ({ page, testData }) => {
    const { visitor } = await customer(page, testData);
    await visitor.opens('/update-profile');
    const save = page.getByRole('button', { name: 'Save Changes' });
    await page.getByLabel('Full Name').fill('');
    await page.getByLabel('Phone Number').fill('0');
    await save.click();
    for (const text of ['Name is required', 'Please enter a valid phone number'])
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    await page.getByLabel('Phone Number').fill('');
    await page.getByLabel('Full Name').fill('Rahima Begum');
    await page.route('**/api/me', lost);
    await pauseClock(page);
    await save.click();
    await expectVisibleFor(page, 'Failed to update profile. Please try again.', 5_000);
    await expect(page.getByLabel('Full Name')).toHaveValue('Rahima Begum');
    await page.unroute('**/api/me');
    await save.click();
    await expectVisibleFor(page, 'Profile updated successfully!', 4_000);
  },
);

test(
  'a list that fails to load or is empty shows that there are no products',
  { tag: '@phone' },
  async ({ page }) => {
    for (const [cause, fault] of [
      ['not well', refuses(500, { success: false })],
      ['of another shape', (route: Route) => route.fulfill({ json: { products: 7 } })],
      ['empty', (route: Route) => route.fulfill({ json: { success: true, data: [], nextCursor: null } })],
    ] as const) {
      await test.step(cause, async () => {
        await page.route('**/api/products*', fault);
        await page.goto('/about');
        await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
        await expect(
          page.getByText('No products found. Please add some products to the collection.'),
        ).toBeVisible();
        await page.unroute('**/api/products*');
      });
    }
  },
);

/** The provider refuses as it would; what the emulator never says is said for it. */
const providerSays = (message: string) => refuses(400, { error: { code: 400, message } });

test(
  'a login rejected by the provider is explained in the error box above the form',
  { tag: '@phone' },
  async ({ page, testData }) => {
    const { email, password, uid } = await testData.account();
    await page.goto('/login');
    const box = page.getByRole('main').getByRole('alert');
    const tries = async (address: string, secret: string, text: string) => {
      await page.getByLabel('Email').fill(address);
      await page.getByLabel('Password', { exact: true }).fill(secret);
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(box).toContainText(text);
    };
    await tries(
      'nobody-at-all@nargisus.test',
      password,
      'No account found with this email. Please check your email or sign up.',
    );
    await tries(email, 'not-the-password', 'Incorrect password. Please try again.');
    const top = async (it: typeof box) => (await it.boundingBox())!.y;
    expect(await top(box)).toBeLessThan(await top(page.getByLabel('Email')));
    for (const [said, text] of [
      ['INVALID_EMAIL', 'Invalid email address. Please enter a valid email.'],
      ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many failed attempts. Please try again later.'],
      ['INVALID_LOGIN_CREDENTIALS', 'Invalid email or password. Please check your credentials.'],
    ] as const) {
      await page.route(/accounts:signInWithPassword/, providerSays(said));
      await tries(email, password, text);
      await page.unroute(/accounts:signInWithPassword/);
    }
    await page.context().setOffline(true);
    await tries(email, password, 'Failed to login. Please try again.');
    await page.context().setOffline(false);
    await testData.auth.updateUser(uid, { disabled: true });
    await tries(email, password, 'This account has been closed');
  },
);

test(
  'a sign-up rejected by the provider is explained in a toast',
  { tag: '@phone' },
  async ({ page, testData }) => {
    const { email } = await testData.account();
    await page.goto('/signup');
    await page.getByLabel('Full Name').fill('Ayesha');
    await page.getByLabel('Phone').fill('01812345678');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('secret-1');
    await page.getByLabel('Confirm Password', { exact: true }).fill('secret-1');
    const create = page.getByRole('button', { name: 'Create Account' });
    await pauseClock(page);
    await create.click();
    await expectVisibleFor(
      page,
      'This email is already registered. Please use a different email or try logging in.',
      5_000,
    );
    for (const [said, text] of [
      [
        'WEAK_PASSWORD : Password should be longer',
        'Password is too weak. Please choose a stronger password.',
      ],
      ['INVALID_EMAIL', 'Invalid email address. Please enter a valid email.'],
      ['OPERATION_NOT_ALLOWED', 'Failed to create account. Please try again.'],
    ] as const) {
      await page.route(/accounts:signUp/, providerSays(said));
      await create.click();
      await expect(page.getByText(text)).toBeVisible();
      await page.unroute(/accounts:signUp/);
    }
    await expect(page.getByLabel('Full Name')).toHaveValue('Ayesha');
  },
);

for (const [path, button, text] of [
  ['/login', 'Sign in with Google', 'Failed to sign in with Google. Please try again.'],
  ['/signup', 'Sign up with Google', 'Failed to sign up with Google. Please try again.'],
] as const) {
  test(
    `shows an error at ${path} when Google’s answer says that the provider refuses`,
    { tag: '@phone' },
    async ({ page }) => {
      await stubGoogle(page.context());
      await page.route(
        `http://${addresses.hosts.auth}/**/accounts:signInWithIdp*`,
        providerSays('INVALID_IDP_RESPONSE'),
      );
      await page.goto(path);
      await chooseNewAccount(await openGoogleWindow(page, button), {
        email: `refused-${Date.now()}@nargisus.test`,
      });
      await expect(page.getByText(text)).toBeVisible();
    },
  );
}
