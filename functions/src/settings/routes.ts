import { policyOf } from '@nargisus/domain/policies';
import { calls, staffSuccessMessages } from '@nargisus/domain/contract';
import { routesWith } from '../http/route.ts';
import { editSettings, type SettingsRepositories } from './edit-settings.ts';
import { readPublicSettings } from './public-settings.ts';

const { route } = routesWith<SettingsRepositories, { readonly now: () => Date }>();

/** The CDN serves an answer for a minute and refreshes it in the background for another. */
const CACHED_AT_CDN = 'public, max-age=60, s-maxage=60, stale-while-revalidate=60';

export const settingsRoutes = [
  route(calls.readPublicSettings, async (_input, { settings }) => ({
    data: await readPublicSettings(settings),
    cacheControl: CACHED_AT_CDN,
  })),

  // Two reads.
  route(calls.readPolicy, async ({ params: { policy } }, { settings }) => {
    const [written, shop] = await Promise.all([settings.policies(), settings.shop()]);
    return { data: policyOf(policy, written, shop), cacheControl: CACHED_AT_CDN };
  }),

  // One read.
  route(calls.readSizeCharts, async (_input, { settings }) => ({
    data: await settings.sizeCharts(),
    cacheControl: CACHED_AT_CDN,
  })),

  // One read.
  route(calls.readDelivery, async (_input, { settings }) => ({
    data: await settings.delivery(),
    cacheControl: CACHED_AT_CDN,
  })),

  route(calls.readSettings, async ({ params: { section } }, { settings }) => ({
    data: await settings.find(section),
  })),

  route(calls.changeSettings, async ({ caller, params: { section }, body }, repositories, { now }) => {
    const { changes } = body;
    const data = await editSettings(repositories, { section, changes, caller, now: now() });
    return { data, message: staffSuccessMessages.settingsSaved };
  }),
];
