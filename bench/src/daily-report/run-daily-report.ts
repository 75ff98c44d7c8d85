import { addDays, startOfDhakaDay, type DhakaDay } from '@nargisus/domain/time';
import { serveFunction } from '@nargisus/e2e/serve-functions';
import { serveResponses } from '@nargisus/e2e/serve-responses';
import { buffer } from 'node:stream/consumers';
import { optionsOfInstance, peakMiB } from './instance-memory.ts';
import type { RunningEmulator, Run } from './make-files.ts';

const EIGHT_HOURS_MS = 8 * 60 * 60 * 1000;

/** Calls the function `dailyReport` once in a new instance, until the mail service has accepted the mail. */
export async function runDailyReport(folder: string, emulator: RunningEmulator, day: DhakaDay): Promise<Run> {
  const mails: number[] = [];
  const mailService = await serveResponses(async (request) => {
    mails.push((await buffer(request)).length);
    return { status: 202, headers: { 'x-message-id': 'bench' } };
  });
  try {
    const instance = await serveFunction('dailyReport', {
      folder,
      settings: {
        NODE_OPTIONS: optionsOfInstance(512).join(' '),
        GCLOUD_PROJECT: emulator.projectId,
        FIREBASE_CONFIG: JSON.stringify({
          projectId: emulator.projectId,
          storageBucket: `${emulator.projectId}.appspot.com`,
        }),
        FIRESTORE_EMULATOR_HOST: `${emulator.host}:${emulator.port}`,
        SENDGRID_BASE: mailService.origin,
        SENDGRID_API_KEY: 'SG.bench',
        SHOP_ORIGIN: mailService.origin,
        MAIL_FROM: 'reports@nargisus.test',
        REPORT_RECIPIENTS: 'staff@nargisus.test',
      },
    });
    const at = new Date(startOfDhakaDay(addDays(day, 1)).getTime() + EIGHT_HOURS_MS);
    const started = performance.now();
    const { ok } = await fetch(instance.origin, {
      method: 'POST',
      headers: {
        'x-cloudscheduler-jobname': 'firebase-schedule-dailyReport',
        'x-cloudscheduler-scheduletime': at.toISOString(),
      },
    });
    const seconds = (performance.now() - started) / 1000;
    await instance.stop();
    if (!ok || mails.length !== 1) throw new Error(`No report was mailed:\n${instance.log()}`);
    return { seconds, residentMiB: peakMiB(instance.log()), mailBytes: mails[0]! };
  } finally {
    await mailService.close();
  }
}
