import * as z from 'zod/mini';
import { RIGHTS } from '../../accounts/roles.ts';
import { SECTION_IDS } from '../../settings/sections.ts';
import { settingsRecordSchema } from '../../settings/settings-record.ts';
import { call } from '../call.ts';
import { changeOf } from '../change-of.ts';
import { requestMessages } from '../request-messages.ts';

const params = z.object({ section: z.enum(SECTION_IDS, requestMessages.unknownSection) });

/** `data` of the 409 of a change whose `from` is not the stored value. */
export const staleSettingsSchema = z.object({
  stale: z.array(z.object({ field: z.string(), from: z.unknown(), is: z.unknown() })),
  /** The name of the colleague who changed the section last; null for a deleted account. */
  by: z.nullable(z.string()),
});

/** The shop's settings by section (docs/adr/0041). */
export const settingsCalls = {
  /** Every field with the value that counts: the default where none is stored. */
  readSettings: call({
    method: 'GET',
    path: '/api/settings/{section}',
    access: 'staff',
    rights: RIGHTS,
    params,
    data: settingsRecordSchema,
  }),
  /**
   * `{ from, to }` for each changed field. When a stored value is not `from`, nothing changes, and a 409 carries `{
   * stale: [{ field, from, is }], by }`. A change that changes nothing leaves the version.
   */
  changeSettings: call({
    method: 'PUT',
    path: '/api/settings/{section}',
    access: 'staff',
    rights: ['settings'],
    params,
    body: z.object({ changes: z.record(z.string(), changeOf(z.unknown())) }),
    data: settingsRecordSchema,
  }),
};
