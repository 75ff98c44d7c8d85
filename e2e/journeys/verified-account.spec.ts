import { addresses } from '@nargisus/local-suite/launcher';
import { recordOf } from '../fixtures/record-of.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { Visitor } from '../fixtures/visitor.ts';

interface OobCode {
  email: string;
  requestType: string;
  oobLink: string;
}

/** What Auth would have mailed: the emulator keeps its links. */
async function proofLinkOf(email: string): Promise<string | undefined> {
  const { hosts, projectId } = addresses;
  const answer = await fetch(`http://${hosts.auth}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: OobCode[] };
  return oobCodes.findLast((it) => it.email === email && it.requestType === 'VERIFY_EMAIL')?.oobLink;
}

test('an address is proved by the mail that its holder asks for, and only then is the account verified', async ({
  page,
  backstage,
}) => {
  const account = await backstage.account('user', 'Rahima Khatun', { emailVerified: false });
  const shopper = new Visitor(page);
  await shopper.signsIn(account);
  await shopper.opens('/user-profile');
  await expect(page.getByText('Not a Verified Account yet')).toBeVisible();
  await expect(page.getByText('Verified Account', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Send verification mail' }).click();
  await expect(page.getByText(`We sent a mail to ${account.email}.`)).toBeVisible();

  const link = await proofLinkOf(account.email);
  expect((await fetch(link!, { redirect: 'manual' })).status).toBeLessThan(400);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('Verified Account', { exact: true })).toBeVisible();
  await expect(page.getByText('Not a Verified Account yet')).toHaveCount(0);
  await expect.poll(() => recordOf(backstage, account.email)).toMatchObject({ emailVerified: true });
});

test('a verification mail that could not be sent is said, and can be asked for again', async ({
  page,
  backstage,
}) => {
  const account = await backstage.account('user', 'Rahima Khatun', { emailVerified: false });
  const shopper = new Visitor(page);
  await shopper.signsIn(account);
  await shopper.opens('/user-profile');
  await page.route(/accounts:sendOobCode/, (route) => route.abort());
  await page.getByRole('button', { name: 'Send verification mail' }).click();
  await expect(page.getByText('The mail could not be sent. Please try again.')).toBeVisible();
  await page.unroute(/accounts:sendOobCode/);
  await page.getByRole('button', { name: 'Send verification mail' }).click();
  await expect(page.getByText(`We sent a mail to ${account.email}.`)).toBeVisible();
});
