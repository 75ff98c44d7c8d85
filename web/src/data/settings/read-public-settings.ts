import { publicSettingsCalls } from '@nargisus/domain/contract';
import type { PublicSettings } from '@nargisus/domain/settings';
import { callApi } from '../api/call-api.ts';

/** Reads the public sections of the settings. A module of its own, because it contains their schemas. */
export const readPublicSettings = (): Promise<PublicSettings> =>
  callApi(publicSettingsCalls.readPublicSettings);
