import { placeOrder } from '../fixtures/orders/place-order.ts';
import { Keyboard } from '../fixtures/browser/keyboard.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';

test(
  'a customer searches, chooses, signs in and buys with the keyboard only',
  { tag: '@desktop' },
  async ({ guest, testData }) => {
    test.slow();
    const { page } = guest;
    const keys = new Keyboard(page);
    const { email, password } = await testData.account();
    // Uses a product of this test: another test may sell out or delete any other new product.
    const product = await testData.product();
    await guest.opens('/');

    await keys.presses(
      page.getByRole('navigation').getByRole('link', { name: 'Products', exact: true }).first(),
    );
    await expect(page.getByRole('heading', { name: 'Our Collection' })).toBeVisible();
    await keys.keepsFocus();
    await keys.presses(page.getByRole('main').getByRole('link', { name: product.name }));
    await expect(page).toHaveURL(`/products/${product.id}`);
    await keys.keepsFocus();

    await keys.reaches(page.getByLabel('Size'));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByLabel('Size')).toHaveValue('L');
    const add = page.getByRole('button', { name: 'Add to Cart' });
    await keys.presses(add);
    await expect(page.getByText(/added to cart successfully!/)).toBeVisible();
    await keys.keepsFocus();

    await keys.presses(page.getByRole('button', { name: /^Open cart/ }), { back: true });
    const panel = page.getByRole('dialog');
    await keys.isWithin(panel);
    await keys.presses(panel.getByRole('link', { name: 'Checkout' }));
    await expect(page).toHaveURL(/\/login/);
    await keys.keepsFocus();

    await keys.types(page.getByLabel('Email'), email);
    await keys.types(page.getByLabel('Password', { exact: true }), password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/checkout');
    await keys.keepsFocus();

    await keys.types(page.getByLabel('Recipient phone'), '01712345678');
    await keys.types(page.getByLabel('Region'), 'Dha');
    for (const [field, words] of [
      ['City', 'Dhaka'],
      ['District', 'Dhaka'],
      ['Address', 'House 12, Road 5, Dhanmondi'],
    ] as const) {
      await keys.types(page.getByLabel(field, { exact: true }), words);
    }
    await keys.presses(page.getByRole('button', { name: /^Pay Now/ }));
    await expect(page.getByRole('heading', { name: 'Order placed successfully!' })).toBeVisible();
    await keys.keepsFocus();
  },
);

test(
  'the cart panel traps the focus, restores it, and keeps it when lines are removed',
  { tag: '@desktop' },
  async ({ guest, testData }) => {
    const { page } = guest;
    const keys = new Keyboard(page);
    const [first, second] = [await testData.product(), await testData.product()];
    await guest.addsToCart(first.id);
    await guest.addsToCart(second.id);
    const opener = page.getByRole('button', { name: /^Open cart/ });
    const panel = page.getByRole('dialog');
    await keys.presses(opener, { back: true });
    await keys.isWithin(panel);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await keys.isOn(opener);

    page.on('dialog', (asked) => void asked.accept());
    await page.keyboard.press('Enter');
    await keys.presses(panel.getByRole('button', { name: new RegExp(`^Increase.*${first.id}`) }));
    await expect(panel.getByText('2', { exact: true })).toBeVisible();
    await keys.isWithin(panel);
    for (const { id } of [second, first]) {
      await keys.presses(panel.getByRole('button', { name: new RegExp(`^Remove.*${id}`) }));
      await expect(panel.getByRole('button', { name: new RegExp(`^Remove.*${id}`) })).toBeHidden();
      await keys.isWithin(panel);
    }
    await expect(panel.getByText('Your cart is empty.')).toBeVisible();
  },
);

test('drawer and menu restore the focus to their openers', { tag: '@desktop' }, async ({ shopper }) => {
  const { page } = shopper;
  const keys = new Keyboard(page);
  const account = page.getByRole('button', { name: 'Account menu' });
  await shopper.opens('/');
  await keys.presses(account);
  await keys.isWithin(page.getByRole('menu'));
  await page.keyboard.press('Escape');
  await keys.isOn(account);

  await page.setViewportSize({ width: 360, height: 740 });
  const opener = page.getByRole('button', { name: 'Open menu' });
  await keys.presses(opener, { back: true });
  const drawer = page.getByRole('dialog');
  await keys.isWithin(drawer);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await keys.isOn(opener);
  await page.keyboard.press('Enter');
  await keys.presses(drawer.getByRole('link', { name: 'About' }));
  await expect(page).toHaveURL('/about');
  await expect(drawer).toBeHidden();
  await keys.keepsFocus();
});

test(
  'submitting an incomplete form focuses the first missing field',
  { tag: '@desktop' },
  async ({ guest }) => {
    const { page } = guest;
    const keys = new Keyboard(page);
    await guest.opens('/signup');
    await keys.presses(page.getByRole('button', { name: 'Create Account' }));
    await expect(page.getByText('Name is required.')).toBeVisible();
    await keys.isOn(page.getByLabel('Full Name'));
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
    const way = page.getByRole('link', { name: 'Back to Profile' });
    await keys.presses(way, { back: true });
    const question = page.getByRole('dialog', { name: 'You have unsaved changes' });
    await keys.isOn(question.getByRole('button', { name: 'Stay here' }));
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
    await keys.isWithin(question);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await keys.isOn(way);
    await keys.presses(page.getByRole('button', { name: 'Save Changes' }));
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
    await keys.keepsFocus();
    await expect(page).toHaveURL('/user-profile');
    await keys.keepsFocus();
  },
);

test(
  'picture, order dialog and language switch restore or keep the focus',
  { tag: '@desktop' },
  async ({ shopper, testData }) => {
    const { page } = shopper;
    const keys = new Keyboard(page);
    const product = await testData.product();
    await shopper.opens(`/products/${product.id}`);
    const opener = page.getByRole('button', { name: /^See the picture/ });
    await keys.presses(opener);
    const large = page.getByRole('dialog', { name: product.name });
    await keys.presses(large.getByRole('button', { name: 'Zoom in' }));
    await keys.isOn(large.getByRole('button', { name: 'Zoom out' }));
    await page.keyboard.press('Escape');
    await expect(large).toBeHidden();
    await keys.isOn(opener);

    const order = await placeOrder(shopper.account, product);
    await shopper.opens(`/orders/${order.orderId}`);
    const cancel = page.getByRole('button', { name: 'Cancel order' });
    await keys.presses(cancel);
    const question = page.getByRole('dialog', { name: 'Cancel this order?' });
    await keys.isOn(question.getByRole('button', { name: 'Keep it' }));
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await keys.isOn(cancel);
    await page.keyboard.press('Enter');
    await keys.presses(question.getByRole('button', { name: 'Yes, cancel it' }), { back: true });
    await expect(page.getByText('This order is cancelled.')).toBeVisible();
    await expect(question).toBeHidden();
    await keys.keepsFocus();

    const english = page.getByRole('contentinfo').getByRole('radio', { name: 'English' });
    await keys.reaches(english);
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
    await keys.keepsFocus();
  },
);
