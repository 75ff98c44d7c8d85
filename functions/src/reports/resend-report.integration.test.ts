import { addDays, startOfDhakaDay } from '@nargisus/domain/time';
import { describe, expect, test } from 'vitest';
import { MailError } from '../email/sendgrid.ts';
import { resendReport } from './resend-report.ts';
import { createReportFixture } from './testing/report-fixture.ts';

const fixture = createReportFixture();
const { dependencies, failing, run, later, recorded } = fixture;

describe('resending by an admin', () => {
  const resend = (by = dependencies) =>
    resendReport(fixture.repositories.reports, by, { day: fixture.day, by: 'admin-uid' });

  test('sends a sent report again, and records who did', async () => {
    await run();
    later(1);
    expect(await resend()).toMatchObject({
      state: 'sent',
      by: 'admin-uid',
      attempts: 2,
      messageId: 'message-2',
    });
    expect(fixture.sent).toHaveLength(2);
  });

  test('sends one mail for three concurrent requests', async () => {
    await Promise.allSettled([resend(), resend(), resend()]);
    expect(fixture.sent).toHaveLength(1);
    expect(await recorded()).toMatchObject({ state: 'sent', attempts: 1 });
  });

  test('is rejected while a run is in progress, and before the day is over', async () => {
    await fixture.repositories.reports.claim({
      day: fixture.day,
      by: 'schedule',
      claim: 'alive',
      now: fixture.clock,
    });
    await expect(resend()).rejects.toMatchObject({ code: 'conflict' });
    fixture.clock = new Date(startOfDhakaDay(addDays(fixture.day, 1)).getTime() - 1);
    await expect(resend()).rejects.toMatchObject({ code: 'conflict' });
    expect(fixture.sent).toHaveLength(0);
  });

  test('reports a failure without the reason, which the record has', async () => {
    const cause = new MailError('SendGrid answered 401', false);
    await expect(resend(failing(cause))).rejects.toMatchObject({ message: 'Failed to email report' });
    expect(await recorded()).toMatchObject({ state: 'failed', error: 'SendGrid answered 401' });
  });
});
