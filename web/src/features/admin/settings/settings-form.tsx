import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SECTIONS, type SectionId, type SettingField, type SettingsRecord } from '@nargisus/domain/settings';
import { paths } from '#config/paths.ts';
import { useUserNames } from '#data/users/use-user-names.ts';
import { adminSettingsStrings } from '#locales/en/staff/admin-settings.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { busyProps } from '#ui/busy-props.ts';
import { toast } from '#ui/toast.ts';
import { useUnsavedChanges } from '#ui/use-unsaved-changes.tsx';
import { ConflictNotice } from '../shared/conflict-notice.tsx';
import { fieldTexts } from './field-texts.ts';
import { SettingInput } from './setting-input.tsx';
import { useQuotedValues } from './use-quoted-values.ts';
import { useSettingsForm } from './use-settings-form.ts';

/** Renders the form of a section, and what a colleague changes while it is open. Reads one user record for a conflict. */
export function SettingsForm({ record }: { record: SettingsRecord }) {
  const t = useStrings(adminSettingsStrings);
  const translate = useTranslate();
  const form = useSettingsForm(record, { failed: t.saveFailed, onSaved: () => toast(t.saved) });
  const leaveQuestion = useUnsavedChanges(form.isEdited, paths.dashboard('settings'));
  const texts = fieldTexts(t, record.section);
  const fields = Object.entries<SettingField>(SECTIONS[record.section].fields);
  const hasCharts = fields.some(([, { kind }]) => kind === 'chart');
  const errorAt = (path: string) => {
    const error = form.errors[path];
    return error && translate(error);
  };
  const canSave = form.isEdited && !form.isSaving;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={form.submit}
      sx={{
        display: 'grid',
        // A chart takes the width that there is, and scrolls within itself.
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: hasCharts ? 0 : 3,
        maxWidth: hasCharts ? undefined : 640,
      }}
    >
      {leaveQuestion}
      <div aria-live="polite">
        {form.conflicts.length > 0 ? (
          <Conflicts section={record.section} form={form} texts={texts} />
        ) : (
          form.failure && <AlertBox severity="error">{translate(form.failure)}</AlertBox>
        )}
      </div>
      {fields.map(([name, field]) => (
        <SettingInput
          key={name}
          name={name}
          field={field}
          {...texts(name)}
          value={form.values[name]}
          stored={form.stored[name]}
          errorAt={errorAt}
          onChange={(value) => form.set(name, value)}
        />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: hasCharts ? 3 : 0 }}>
        <Button type="submit" {...busyProps(!canSave)}>
          {form.isSaving ? t.saving : t.save}
        </Button>
        {form.isEdited && (
          <Button variant="outlined" {...busyProps(form.isSaving, form.discard)}>
            {t.discard}
          </Button>
        )}
        <Typography variant="body2" color="textSecondary" role="status">
          {form.isEdited ? t.unsaved : t.nothingToSave}
        </Typography>
      </Box>
    </Box>
  );
}

interface ConflictsProps {
  section: SectionId;
  form: ReturnType<typeof useSettingsForm>;
  texts: ReturnType<typeof fieldTexts>;
}

function Conflicts({ section, form, texts }: ConflictsProps) {
  const t = useStrings(adminSettingsStrings);
  const quoted = useQuotedValues(section);
  const { updatedBy } = form;
  const names = useUserNames(updatedBy ? [updatedBy] : []);
  const who = (names.state === 'ready' && updatedBy && names.value.get(updatedBy)) || null;
  return (
    <ConflictNotice
      title={t.conflict.title(who)}
      text={t.conflict.text}
      conflicts={form.conflicts.map((field) => {
        const [theirs, mine] = quoted(field, form.stored[field], form.values[field]);
        return {
          field,
          text: t.conflict.both(texts(field).label, theirs, mine),
          choices: [
            { label: t.conflict.take(theirs), choose: () => form.take(field) },
            { label: t.conflict.keep(mine), choose: () => form.keep(field) },
          ],
        };
      })}
    />
  );
}
