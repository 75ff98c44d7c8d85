import { taka } from '@nargisus/domain/money';
import { delayRequest } from '../fixtures/network/delay-request.ts';
import { asFile, DOT } from '../fixtures/data/pictures.ts';
import { rememberSession } from '../fixtures/accounts/remember-session.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';
import { failOnce } from '../fixtures/network/fail-once.ts';

test(
  'staff add a product with a picture, shoppers see it; staff hide, edit and delete it live',
  { tag: '@phone' },
  async ({ admin, testData }) => {
    const { page } = admin;
    const colleague = await page.context().newPage();
    await colleague.goto('/dashboard/products');
    await admin.opens('/add-products');
    await page.getByRole('button', { name: 'Add Product' }).click();
    for (const text of [
      'Product name is required',
      'Please enter a valid price',
      'Product description is required',
      'Product image is required',
    ]) {
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }

    const name = `Jamdani saree ${Date.now()}`;
    await page.getByLabel('Product name').fill(name);
    await expect(page.getByText('Product name is required')).toBeHidden();
    await page.getByLabel('Price').fill('4250.5');
    await page.getByLabel('Category').selectOption('clothing');
    await page.getByLabel('Description').fill('Handwoven in Rupganj.');
    // The collections of a saree, without one and with another.
    const collection = (its: typeof page, of: string) => its.getByRole('checkbox', { name: of, exact: true });
    await expect(collection(page, 'Women')).toBeChecked();
    await collection(page, 'Women').uncheck();
    await collection(page, 'Summer').check();
    const notes = asFile(Buffer.from('no picture'), 'notes.txt', 'text/plain');
    await page.locator('input[type=file]').setInputFiles(notes);
    await expect(page.getByText('Please select a valid image file (JPG, PNG, GIF, WEBP)')).toBeVisible();
    const large = Buffer.concat([DOT, Buffer.alloc(10 * 1024 * 1024)]);
    await page.locator('input[type=file]').setInputFiles(asFile(large, 'large.png'));
    await expect(page.getByText('Image size must be less than 10MB')).toBeVisible();
    await page.locator('input[type=file]').setInputFiles(asFile(DOT, 'saree.png'));
    await expect(page.getByRole('button', { name: 'Add Product' })).toBeEnabled();
    await failOnce(page, '**/api/addProduct');
    await page.getByRole('button', { name: 'Add Product' }).click();
    await expect(page.getByText('Failed to add product. Please try again.')).toBeVisible();
    await page.getByRole('button', { name: 'Add Product' }).click();
    await expect(page.getByText('Product added successfully!')).toBeVisible();
    await expect(page).toHaveURL('/dashboard');

    const row = colleague.getByRole('row', { name: new RegExp(name) });
    await expect(row).toContainText('৳4,250.50');
    // In the window that added it too, without a refresh.
    await page.getByRole('tab', { name: 'Products' }).click();
    const seen = page.getByRole('row', { name: new RegExp(name) });
    await expect(seen).not.toContainText('Out of Stock');
    await row.getByRole('switch', { name: `${name}: in stock` }).click();
    await expect(row).toContainText('Out of Stock');
    await expect(seen).toContainText('Out of Stock');
    await row.getByRole('switch', { name: `${name}: featured` }).click();
    await expect(row.getByRole('switch', { name: `${name}: featured` })).toBeChecked();
    const [stored] = (await testData.db.collection('products').where('name', '==', name).get()).docs;
    expect(stored!.data()).toMatchObject({
      price: 4250.5,
      inStock: false,
      featured: true,
      collections: ['summer'],
    });
    expect(stored!.id).toMatch(/^PROD_\d+_\d{1,3}$/);

    await row.getByRole('link', { name: `Edit ${name}` }).click();
    await expect(colleague.getByLabel('Product ID')).toHaveValue(stored!.id);
    await expect(colleague.getByLabel('Product ID')).not.toBeEditable();
    await expect(collection(colleague, 'Women')).not.toBeChecked();
    await expect(collection(colleague, 'Summer')).toBeChecked();
    await colleague.getByLabel('Price').fill('');
    await colleague.getByLabel('Price').pressSequentially('৩৯৯৯');
    await expect(colleague.getByLabel('Price')).toHaveValue('3999');
    await failOnce(colleague, '**/api/products/*');
    await colleague.getByRole('button', { name: 'Update Product' }).click();
    await expect(colleague.getByText('Failed to update product. Please try again.')).toBeVisible();
    await colleague.getByRole('button', { name: 'Update Product' }).click();
    await expect(colleague.getByText('Product updated successfully!')).toBeVisible();
    await expect(colleague).toHaveURL('/dashboard');
    expect((await stored!.ref.get()).get('price')).toBe(3999);

    const letIn = await delayRequest(colleague, /Listen\/channel/);
    await colleague.goto(`/update-products/${stored!.id}`);
    await expect(colleague.getByText('Loading product')).toBeVisible();
    letIn();
    colleague.on('dialog', (question) => void question.accept());
    await failOnce(colleague, '**/api/products/*');
    await colleague.getByRole('button', { name: 'Delete Product' }).click();
    await expect(colleague.getByText('Failed to delete product')).toBeVisible();
    await colleague.getByRole('button', { name: 'Delete Product' }).click();
    await expect(colleague).toHaveURL('/dashboard');
    expect((await stored!.ref.get()).exists).toBe(false);
    await colleague.goto(`/update-products/${stored!.id}`);
    await expect(colleague.getByText('Product Not Found')).toBeVisible();
  },
);

test(
  'a stale product edit is rejected, shows both values and keeps the input',
  { tag: '@phone' },
  async ({ admin, testData, baseURL, browser }) => {
    const { id } = await testData.product({ name: `Fotua ${Date.now()}`, price: taka(1650) });
    const context = await browser.newContext({ baseURL });
    const colleague = await context.newPage();
    await rememberSession(colleague, await testData.account('admin', 'Parveen'));
    await admin.opens(`/update-products/${id}`);
    await expect(admin.page.getByLabel('Price')).toHaveValue('1650');
    await colleague.goto(`/update-products/${id}`);
    await colleague.getByLabel('Price').fill('1761');
    await colleague.getByLabel('Description').fill('Her words.');
    await colleague.getByRole('button', { name: 'Update Product' }).click();
    await expect(colleague).toHaveURL('/dashboard');
    await context.close();

    const { page } = admin;
    await page.getByLabel('Description').fill('My words.');
    await page.getByRole('checkbox', { name: 'Featured' }).check();
    await page.getByRole('button', { name: 'Update Product' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Parveen changed this just now' });
    await expect(notice).toContainText('price: ৳1,761 (was ৳1,650)');
    await expect(notice).toContainText('description: “Her words.”. You have “My words.”.');
    await expect(page.getByLabel('Price')).toHaveValue('1761');
    await expect(page.getByLabel('Description')).toHaveValue('My words.');
    await expect(page.getByRole('checkbox', { name: 'Featured' })).toBeChecked();
    const stored = async () => (await testData.db.doc(`products/${id}`).get()).data();
    expect(await stored()).toMatchObject({
      price: 1761,
      description: 'Her words.',
      featured: false,
      version: 2,
    });

    await page.getByRole('button', { name: 'Use “Her words.”' }).click();
    await expect(page.getByLabel('Description')).toHaveValue('Her words.');
    await page.getByLabel('Description').fill('Our words.');
    await page.getByRole('button', { name: 'Update Product' }).click();
    await expect(page.getByText('Product updated successfully!')).toBeVisible();
    expect(await stored()).toMatchObject({
      price: 1761,
      description: 'Our words.',
      featured: true,
      version: 3,
      updatedBy: admin.account.uid,
    });
  },
);

test(
  'the product form starts without a collection, warns before input is lost, and returns to the Products tab',
  { tag: '@phone' },
  async ({ admin, testData }) => {
    const { page } = admin;
    await admin.opens('/add-products');
    const collections = page.getByRole('group', { name: 'Shelves in the shop' });
    await expect(collections.getByRole('checkbox')).toHaveCount(7);
    expect(await collections.getByRole('checkbox', { checked: true }).count()).toBe(0);
    await page.getByLabel('Category').selectOption('clothing');
    await page.getByLabel('Product name').fill('Panjabi');
    await expect(collections.getByRole('checkbox', { name: 'Men', exact: true })).toBeChecked();
    await page.getByRole('link', { name: 'About' }).first().click();
    const question = page.getByRole('dialog', { name: 'You have unsaved changes' });
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(page.getByLabel('Product name')).toHaveValue('Panjabi');
    await page.goBack();
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).not.toHaveURL('/add-products');

    const { id } = await testData.product();
    await admin.opens(`/update-products/${id}`);
    await page.getByLabel('Price').fill('77');
    await page.getByRole('button', { name: 'Update Product' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('tab', { name: 'Products', selected: true })).toBeVisible();
    await page.getByLabel('Search by name or ID').fill(id);
    await expect(page.getByRole('row', { name: new RegExp(id) })).toContainText('৳77.00');
    await expect(page.getByRole('tab', { name: 'Products', selected: true })).toBeVisible();
  },
);

test(
  'a product is a one-line table row on desktop and a card on a phone',
  { tag: '@phone' },
  async ({ admin }) => {
    const { page } = admin;
    await page.setViewportSize({ width: 1280, height: 800 });
    await admin.opens('/dashboard/products');
    const rows = page.getByRole('table').locator('tbody > tr');
    await expect(rows.nth(1)).toBeVisible();
    const ids = await rows.locator('td:nth-child(3) span').evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return {
          text: cell.textContent,
          lines: new Set([...range.getClientRects()].map(({ top }) => top)).size,
        };
      }),
    );
    expect(ids.length).toBeGreaterThan(1);
    expect(ids.filter(({ lines }) => lines !== 1)).toEqual([]);

    for (const [width, across] of [
      [360, 1],
      [768, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      // Again while a product of another test moves the rows between two measurements.
      await expect(async () => {
        const boxOf = async (at: number, part: string) => (await rows.nth(at).locator(part).boundingBox())!;
        const [picture, name, card] = [
          await boxOf(0, 'td:first-child > div > *'),
          await boxOf(0, 'strong'),
          await boxOf(0, 'xpath=.'),
        ];
        expect(picture.x - card.x, `${width}: picture at the left edge`).toBeLessThan(20);
        const gap = name.x - (picture.x + picture.width);
        expect(gap, `${width}: name beside the picture`).toBeGreaterThan(7);
        expect(gap, `${width}: name beside the picture`).toBeLessThan(17);
        const middle = name.y + name.height / 2;
        expect(middle, `${width}: name as high as the picture`).toBeGreaterThan(picture.y);
        expect(middle, `${width}: name as high as the picture`).toBeLessThan(picture.y + picture.height);
        // What follows is below the picture.
        expect((await boxOf(0, 'td:nth-child(4)')).y).toBeGreaterThanOrEqual(picture.y + picture.height);
        const second = await boxOf(1, 'xpath=.');
        expect(second.y === card.y, `${width}: ${across} across`).toBe(across === 2);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }).toPass({ timeout: 15_000 });
    }
  },
);
