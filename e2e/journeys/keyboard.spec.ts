import { expect, test } from '../fixtures/browser/shop-test.ts';
import { Keyboard } from '../fixtures/browser/keyboard.ts';
import { cartLine, fillCart } from '../fixtures/orders/fill-cart.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';

test(
  'a guest finds a product and adds a chosen size to the cart with the keyboard only',
  { tag: '@desktop' },
  async ({ guest, testData }) => {
    const { page } = guest;
    const keys = new Keyboard(page);
    // A product of this test: another test may sell out or delete any other new product.
    const product = await testData.product();
    await guest.opens('/');
    await keys.presses(
      page.getByRole('navigation').getByRole('link', { name: 'Products', exact: true }).first(),
    );
    await expect(page.getByRole('heading', { name: 'Our Collection' })).toBeVisible();
    await keys.expectFocusKept();
    await keys.presses(page.getByRole('main').getByRole('link', { name: product.name }));
    await expect(page).toHaveURL(`/products/${product.id}`);
    await keys.expectFocusKept();

    const sizes = page.getByRole('group', { name: 'Size' });
    await keys.reaches(sizes.getByRole('radio', { name: 'M', exact: true }));
    await page.keyboard.press('ArrowRight');
    await expect(sizes.getByRole('radio', { name: 'L', exact: true })).toBeChecked();
    await keys.presses(page.getByRole('button', { name: 'Add to Cart' }));
    await expect(page.getByText(/added to cart successfully!/)).toBeVisible();
    await keys.expectFocusKept();
  },
);

test(
  'a guest goes from the cart to checkout, signs in and orders with the keyboard only',
  { tag: '@desktop' },
  async ({ guest, testData }) => {
    const { page } = guest;
    const keys = new Keyboard(page);
    const { email, password } = await testData.account();
    await guest.addsToCart((await testData.product()).id);
    await keys.presses(page.getByRole('button', { name: /^Open cart/ }), { back: true });
    const panel = page.getByRole('dialog');
    await keys.expectFocusWithin(panel);
    await keys.presses(panel.getByRole('link', { name: 'Checkout' }));
    await expect(page).toHaveURL('/checkout');
    await keys.expectFocusKept();
    await keys.presses(page.getByRole('link', { name: 'Sign in with it' }));
    await expect(page).toHaveURL('/login');
    await keys.expectFocusKept();

    await keys.types(page.getByLabel('Email'), email);
    await keys.types(page.getByLabel('Password', { exact: true }), password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/checkout');
    await keys.expectFocusKept();

    await keys.types(page.getByLabel('Recipient phone'), '01712345678');
    await keys.types(page.getByRole('combobox', { name: 'Your area, upazila or thana' }), 'uttara');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(2);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await keys.expectFocusKept();
    await keys.presses(page.getByRole('button', { name: 'Type region, city and district by hand' }));
    await expect(page.getByLabel('City', { exact: true })).toHaveValue('Uttara West');
    await keys.types(page.getByLabel('Region'), 'Dha');
    for (const [field, text] of [
      ['City', 'Dhaka'],
      ['District', 'Dhaka'],
      ['Address', 'House 12, Road 5, Dhanmondi'],
    ] as const) {
      await keys.types(page.getByLabel(field, { exact: true }), text);
    }
    await keys.presses(page.getByRole('button', { name: /^Pay Now/ }));
    await expect(page.getByRole('heading', { name: 'Order placed successfully!' })).toBeVisible();
    await keys.expectFocusKept();
  },
);

test(
  'the cart panel takes the focus and restores it when it closes',
  { tag: '@desktop' },
  async ({ shopper }) => {
    const { page } = shopper;
    const keys = new Keyboard(page);
    await shopper.opens('/about');
    const opener = page.getByRole('button', { name: /^Open cart/ });
    const panel = page.getByRole('dialog');
    await keys.presses(opener);
    await keys.expectFocusWithin(panel);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await keys.expectFocusOn(opener);
  },
);

test(
  'the cart panel keeps the focus when lines change and are removed',
  { tag: '@desktop' },
  async ({ shopper, testData }) => {
    const { page, account } = shopper;
    const keys = new Keyboard(page);
    const [first, second] = [await testData.product(), await testData.product()];
    await fillCart(testData.db, account.uid, [cartLine(first), cartLine(second)]);
    await shopper.opens('/about');
    page.on('dialog', (confirmation) => void confirmation.accept());
    await keys.presses(page.getByRole('button', { name: /^Open cart/ }));
    const panel = page.getByRole('dialog');
    await keys.presses(panel.getByRole('button', { name: new RegExp(`^Increase.*${first.id}`) }));
    await expect(panel.getByText('2', { exact: true })).toBeVisible();
    await keys.expectFocusWithin(panel);
    for (const { id } of [second, first]) {
      await keys.presses(panel.getByRole('button', { name: new RegExp(`^Remove.*${id}`) }));
      await expect(panel.getByRole('button', { name: new RegExp(`^Remove.*${id}`) })).toBeHidden();
      await keys.expectFocusWithin(panel);
    }
    await expect(panel.getByText('Your cart is empty.')).toBeVisible();
  },
);

test('the account menu restores the focus to its button', { tag: '@desktop' }, async ({ shopper }) => {
  const { page } = shopper;
  const keys = new Keyboard(page);
  const opener = page.getByRole('button', { name: 'Account menu' });
  await shopper.opens('/');
  await keys.presses(opener);
  await keys.expectFocusWithin(page.getByRole('menu'));
  await page.keyboard.press('Escape');
  await keys.expectFocusOn(opener);
});

test(
  'the drawer restores the focus to its button, and closes when a link is followed',
  { tag: '@desktop' },
  async ({ guest }) => {
    const { page } = guest;
    const keys = new Keyboard(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await guest.opens('/');
    const opener = page.getByRole('button', { name: 'Open menu' });
    await keys.presses(opener);
    const drawer = page.getByRole('dialog');
    await keys.expectFocusWithin(drawer);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await keys.expectFocusOn(opener);
    await page.keyboard.press('Enter');
    await keys.presses(drawer.getByRole('link', { name: 'About' }));
    await expect(page).toHaveURL('/about');
    await expect(drawer).toBeHidden();
    await keys.expectFocusKept();
  },
);

test(
  'submitting an incomplete form focuses the first missing field',
  { tag: '@desktop' },
  async ({ guest }) => {
    const { page } = guest;
    const keys = new Keyboard(page);
    await guest.opens('/signup');
    await keys.presses(page.getByRole('button', { name: 'Create Account' }));
    await expect(page.getByText('Name is required.')).toBeVisible();
    await keys.expectFocusOn(page.getByLabel('Full Name'));
  },
);

test(
  'the profile is edited by keyboard, and the unsaved-changes dialog restores the focus',
  { tag: '@desktop' },
  async ({ shopper }) => {
    const { page } = shopper;
    const keys = new Keyboard(page);
    await shopper.opens('/user-profile');
    await keys.presses(page.getByRole('main').getByRole('link', { name: 'Update Profile' }));
    await keys.types(page.getByLabel('Full Name'), 'Rahima Begum');
    const back = page.getByRole('link', { name: 'Back to Profile' });
    await keys.presses(back, { back: true });
    const dialog = page.getByRole('dialog', { name: 'You have unsaved changes' });
    await keys.expectFocusOn(dialog.getByRole('button', { name: 'Stay here' }));
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
    await keys.expectFocusWithin(dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await keys.expectFocusOn(back);
    await keys.presses(page.getByRole('button', { name: 'Save Changes' }));
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
    await keys.expectFocusKept();
    await expect(page).toHaveURL('/user-profile');
    await keys.expectFocusKept();
  },
);

test(
  'the enlarged picture restores the focus to its button',
  { tag: '@desktop' },
  async ({ guest, testData }) => {
    const { page } = guest;
    const keys = new Keyboard(page);
    const product = await testData.product();
    await guest.opens(`/products/${product.id}`);
    const opener = page.getByRole('button', { name: /^See larger/ });
    await keys.presses(opener);
    const dialog = page.getByRole('dialog', { name: product.name });
    await keys.presses(dialog.getByRole('button', { name: 'Zoom in' }));
    await keys.expectFocusOn(dialog.getByRole('button', { name: 'Zoom out' }));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await keys.expectFocusOn(opener);
  },
);

test(
  'the dialog that cancels an order restores the focus, and keeps it when its button disappears',
  { tag: '@desktop' },
  async ({ shopper, testData }) => {
    const { page, account } = shopper;
    const keys = new Keyboard(page);
    const { orderId } = await placeOrder(account, await testData.product());
    await shopper.opens(`/orders/${orderId}`);
    const cancel = page.getByRole('button', { name: 'Cancel order' });
    await keys.presses(cancel);
    const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
    await keys.expectFocusOn(dialog.getByRole('button', { name: 'Keep it' }));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await keys.expectFocusOn(cancel);
    await page.keyboard.press('Enter');
    await keys.presses(dialog.getByRole('button', { name: 'Yes, cancel it' }), { back: true });
    await expect(page.getByText('This order is cancelled.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await keys.expectFocusKept();
  },
);

test('the language switch keeps the focus', { tag: '@desktop' }, async ({ guest }) => {
  const { page } = guest;
  const keys = new Keyboard(page);
  await guest.opens('/about');
  await keys.reaches(page.getByRole('contentinfo').getByRole('radio', { name: 'English' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await keys.expectFocusKept();
});
