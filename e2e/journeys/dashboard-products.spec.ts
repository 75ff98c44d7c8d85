import { holdsBack } from '../fixtures/holds-back.ts';
import { asFile, DOT } from '../fixtures/pictures.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { unansweredOnce } from '../fixtures/unanswered-once.ts';

test('a product is added with its picture, seen by shoppers, turned off live, changed, and deleted', async ({
  admin,
  backstage,
}) => {
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
  // The shelves of a saree, without one and with another.
  const shelf = (its: typeof page, of: string) => its.getByRole('checkbox', { name: of, exact: true });
  await expect(shelf(page, 'Women')).toBeChecked();
  await shelf(page, 'Women').uncheck();
  await shelf(page, 'Summer').check();
  const notes = asFile(Buffer.from('no picture'), 'notes.txt', 'text/plain');
  await page.locator('input[type=file]').setInputFiles(notes);
  await expect(page.getByText('Please select a valid image file (JPG, PNG, GIF, WEBP)')).toBeVisible();
  const large = Buffer.concat([DOT, Buffer.alloc(10 * 1024 * 1024)]);
  await page.locator('input[type=file]').setInputFiles(asFile(large, 'large.png'));
  await expect(page.getByText('Image size must be less than 10MB')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(asFile(DOT, 'saree.png'));
  await expect(page.getByRole('button', { name: 'Add Product' })).toBeEnabled();
  await unansweredOnce(page, '**/api/addProduct');
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
  const [stored] = (await backstage.db.collection('products').where('name', '==', name).get()).docs;
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
  await expect(shelf(colleague, 'Women')).not.toBeChecked();
  await expect(shelf(colleague, 'Summer')).toBeChecked();
  await colleague.getByLabel('Price').fill('');
  await colleague.getByLabel('Price').pressSequentially('৩৯৯৯');
  await expect(colleague.getByLabel('Price')).toHaveValue('3999');
  await unansweredOnce(colleague, '**/api/products/*');
  await colleague.getByRole('button', { name: 'Update Product' }).click();
  await expect(colleague.getByText('Failed to update product. Please try again.')).toBeVisible();
  await colleague.getByRole('button', { name: 'Update Product' }).click();
  await expect(colleague.getByText('Product updated successfully!')).toBeVisible();
  await expect(colleague).toHaveURL('/dashboard');
  expect((await stored!.ref.get()).get('price')).toBe(3999);

  const letIn = await holdsBack(colleague, /Listen\/channel/);
  await colleague.goto(`/update-products/${stored!.id}`);
  await expect(colleague.getByText('Loading product')).toBeVisible();
  letIn();
  colleague.on('dialog', (question) => void question.accept());
  await unansweredOnce(colleague, '**/api/products/*');
  await colleague.getByRole('button', { name: 'Delete Product' }).click();
  await expect(colleague.getByText('Failed to delete product')).toBeVisible();
  await colleague.getByRole('button', { name: 'Delete Product' }).click();
  await expect(colleague).toHaveURL('/dashboard');
  expect((await stored!.ref.get()).exists).toBe(false);
  await colleague.goto(`/update-products/${stored!.id}`);
  await expect(colleague.getByText('Product Not Found')).toBeVisible();
});
