import { paisa } from '@nargisus/domain/money';
import { REPORT_LEASE_MS } from '@nargisus/domain/reports';
import { describe, expect, test } from 'vitest';
import { MailError } from '../email/sendgrid.ts';
import type { ReportDependencies } from './run-daily-report.ts';
import { createReportFixture } from './testing/report-fixture.ts';

const fixture = createReportFixture();
const { dependencies, failing, run, later, recorded } = fixture;

describe('sends exactly one mail', () => {
  test('when ten runs start at once', async () => {
    const results = await Promise.all(Array.from({ length: 10 }, () => run()));
    expect(results.filter(({ outcome }) => outcome === 'sent')).toHaveLength(1);
    expect(fixture.sent).toHaveLength(1);
    expect(await recorded()).toMatchObject({ state: 'sent', attempts: 1 });
  });

  test('when the scheduler fires again afterwards', async () => {
    await run();
    later(60_000);
    expect((await run()).outcome).toBe('not-needed');
    expect(fixture.sent).toHaveLength(1);
  });

  test('when the first attempt fails: records it, and the next one sends', async () => {
    await expect(run(failing(new MailError('SendGrid answered 503', false)))).rejects.toThrow('503');
    expect(await recorded()).toMatchObject({ state: 'failed', error: 'SendGrid answered 503', attempts: 1 });
    expect((await run()).outcome).toBe('sent');
    expect(fixture.sent).toHaveLength(1);
    expect(await recorded()).toMatchObject({ state: 'sent', error: null, attempts: 2 });
  });

  test('when no recipients are configured, once they are', async () => {
    const unconfigured: ReportDependencies = {
      ...dependencies,
      recipients: () => {
        throw new Error('REPORT_RECIPIENTS is not set');
      },
    };
    await expect(run(unconfigured)).rejects.toThrow('REPORT_RECIPIENTS');
    expect((await recorded()).error).toContain('REPORT_RECIPIENTS is not set');
    expect((await run()).outcome).toBe('sent');
  });

  test('when a run crashes while it renders the report: another one sends after the lease', async () => {
    await fixture.repositories.reports.claim({
      day: fixture.day,
      by: 'schedule',
      claim: 'dead',
      now: fixture.clock,
    });
    expect((await run()).outcome).toBe('busy');
    expect(fixture.sent).toHaveLength(0);
    later(REPORT_LEASE_MS);
    expect((await run()).outcome).toBe('sent');
    expect(fixture.sent).toHaveLength(1);
  });

  test('when a run outlives its lease: it does not send', async () => {
    const claimed = await fixture.repositories.reports.claim({
      day: fixture.day,
      by: 'schedule',
      claim: 'slow',
      now: fixture.clock,
    });
    later(REPORT_LEASE_MS);
    await run();
    const content = { to: ['late@nargisus.test'], orders: 0, revenue: paisa(0) };
    expect(await fixture.repositories.reports.beginSending(claimed.record, content, fixture.clock)).toBe(
      false,
    );
    expect(
      await fixture.repositories.reports.settle(
        claimed.record,
        { state: 'failed', error: 'late' },
        fixture.clock,
      ),
    ).toBeUndefined();
    expect(await recorded()).toMatchObject({ state: 'sent', to: ['staff@nargisus.test'] });
  });
});

describe('leaves a possibly sent mail to staff', () => {
  test('when the connection was lost while the mail was sent', async () => {
    await expect(run(failing(new MailError('SendGrid was lost', true)))).rejects.toThrow('lost');
    expect((await run()).outcome).toBe('not-needed');
    expect(fixture.sent).toHaveLength(0);
    expect(await recorded()).toMatchObject({ state: 'unconfirmed', error: 'SendGrid was lost' });
  });

  test('when the run crashed at that moment', async () => {
    const { record } = await fixture.repositories.reports.claim({
      day: fixture.day,
      by: 'schedule',
      claim: 'dead',
      now: fixture.clock,
    });
    await fixture.repositories.reports.beginSending(
      record,
      { to: ['a@b.c'], orders: 0, revenue: paisa(0) },
      fixture.clock,
    );
    later(REPORT_LEASE_MS);
    expect((await run()).outcome).toBe('not-needed');
    expect(await recorded()).toMatchObject({ state: 'unconfirmed' });
  });
});
