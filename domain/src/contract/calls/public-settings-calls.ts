import { publicSettingsSchema } from '../../settings/public-sections.ts';
import { call } from '../call.ts';

/** The settings that every page may show. Apart from those of staff, whose schemas no visitor loads. */
export const publicSettingsCalls = {
  /** What pages show to everyone: the values of the public sections. Cached at the CDN for a minute. */
  readPublicSettings: call({
    method: 'GET',
    path: '/api/settings',
    access: 'anyone',
    data: publicSettingsSchema,
  }),
};
