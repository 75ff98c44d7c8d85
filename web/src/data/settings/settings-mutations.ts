import { settingsCalls } from '@nargisus/domain/contract';
import type { SectionId, SettingsChanges, SettingsRecord } from '@nargisus/domain/settings';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';

/** Changes fields of a section. Rejects with ShopError: 'conflict' when a colleague changed one of them first. */
export const saveSettings = (section: SectionId, changes: SettingsChanges): Promise<SettingsRecord> =>
  callApiAuthenticated(settingsCalls.changeSettings, { params: { section }, body: { changes } });
