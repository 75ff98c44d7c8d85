import { requestMessages, ShopError, staffErrorMessages } from '@nargisus/domain/contract';
import {
  changeSettings,
  SECTIONS,
  type SectionId,
  type SettingsChanges,
  type SettingsRecord,
  type StaleSetting,
} from '@nargisus/domain/settings';
import { withParams } from '@nargisus/domain/text';
import { staffOf } from '../audit/audit-log.ts';
import type { SettingsRepository } from './settings.repository.ts';

export interface SettingsRepositories {
  readonly settings: SettingsRepository;
  /** Names the colleague who changed the section first. */
  readonly users: { readonly find: (uid: string) => Promise<{ readonly name: string } | undefined> };
}

interface Request {
  readonly section: SectionId;
  readonly changes: SettingsChanges;
  readonly caller: { readonly uid: string };
  readonly now: Date;
}

/**
 * Changes fields of a section, with an audit entry.
 * @throws ShopError 'invalid' with the errors by field; 'conflict' when a colleague changed one of the fields first,
 * with the stored values and the colleague's name
 */
export async function editSettings(
  { settings, users }: SettingsRepositories,
  { section, changes, caller, now }: Request,
): Promise<SettingsRecord> {
  let conflict: { readonly stale: readonly StaleSetting[]; readonly who: string | null } | undefined;
  try {
    return await settings.change(section, { by: caller.uid, now }, (present) => {
      conflict = undefined;
      const result = changeSettings(SECTIONS[section], present.values, changes);
      if (!result.ok && result.reason === 'invalid') {
        const [message = requestMessages.notValid] = Object.values(result.fields);
        throw new ShopError('invalid', message, { fields: result.fields });
      }
      if (!result.ok) {
        conflict = { stale: result.stale, who: present.updatedBy };
        throw new ShopError('conflict', staffErrorMessages.staleSettings);
      }
      const { before, after } = result;
      const subject = { kind: 'settings' as const, id: `settings/${section}`, label: section };
      const audit = {
        by: staffOf(caller),
        action: 'settings.edited' as const,
        subject,
        before,
        after,
        note: '',
      };
      return { after, audit };
    });
  } catch (thrown) {
    if (!conflict) throw thrown;
    const by = conflict.who === null ? null : ((await users.find(conflict.who))?.name ?? null);
    const what = conflict.stale.map(({ field, is }) => `${field} is ${JSON.stringify(is)} now`).join(', ');
    const message = withParams(staffErrorMessages.staleSettings, { who: by ?? 'A colleague', what });
    throw new ShopError('conflict', message, { data: { stale: conflict.stale, by } });
  }
}
