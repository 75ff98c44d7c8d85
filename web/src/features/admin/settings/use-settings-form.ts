import { ShopError } from '@nargisus/domain/contract';
import { SECTIONS, type SectionId, type SettingsRecord } from '@nargisus/domain/settings';
import { useRef, useState, type FormEvent } from 'react';
import { serverError } from '#data/api/call-api.ts';
import { saveSettings } from '#data/settings/settings-mutations.ts';
import { fieldErrorsOf, type Translatable, type TranslatableFields } from '#locales/translatable.ts';
import { changesOf, conflictingFields, shownValues, withEdit, type SettingEdits } from './setting-values.ts';

interface Messages {
  /** Shown when the server sends no message. */
  readonly failed: string;
  onSaved(): void;
}

/**
 * Holds the form of a section over its live record. Fields that staff have not edited follow the record; an edited one
 * that a colleague has changed since is a conflict until staff take the colleague's value or keep theirs.
 */
export function useSettingsForm(live: SettingsRecord, { failed, onSaved }: Messages) {
  const [edits, setEdits] = useState<SettingEdits>({});
  const [errors, setErrors] = useState<TranslatableFields>({});
  const [failure, setFailure] = useState<Translatable | null>(null);
  const [isSaving, setSaving] = useState(false);
  // The answer of a save may arrive before the listener has it.
  const [answered, setAnswered] = useState<SettingsRecord | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const record = answered && answered.version > live.version ? answered : live;
  const section: SectionId = record.section;

  const clear = (field: string) => {
    setFailure(null);
    const isOfField = (path: string) => path === field || path.startsWith(`${field}.`);
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([path]) => !isOfField(path))));
  };
  const showErrors = (found: TranslatableFields) => {
    setErrors(found);
    // After the fields are marked invalid.
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  const save = async () => {
    setFailure(null);
    const checked = changesOf(SECTIONS[section], edits);
    if (!checked.ok) return showErrors(checked.errors);
    setSaving(true);
    try {
      setAnswered(await saveSettings(section, checked.changes));
      setEdits({});
      onSaved();
    } catch (cause) {
      const fields = cause instanceof ShopError ? fieldErrorsOf(cause) : undefined;
      if (fields) showErrors(fields);
      else setFailure(serverError(cause) ?? failed);
    } finally {
      setSaving(false);
    }
    return undefined;
  };

  return {
    values: shownValues(record.values, edits),
    stored: record.values,
    updatedBy: record.updatedBy,
    errors,
    failure,
    isSaving,
    isEdited: Object.keys(edits).length > 0,
    conflicts: conflictingFields(record.values, edits),
    set: (field: string, value: unknown) => {
      clear(field);
      setEdits((now) => withEdit(now, record.values, field, value));
    },
    /** Drops the edit: the colleague's value stays. */
    take: (field: string) => {
      clear(field);
      setEdits(({ [field]: _dropped, ...others }) => others);
    },
    /** Bases the edit on the colleague's value, so that a save replaces it. */
    keep: (field: string) => {
      clear(field);
      setEdits((now) => ({ ...now, [field]: { from: record.values[field], to: now[field]?.to } }));
    },
    discard: () => {
      setEdits({});
      setErrors({});
      setFailure(null);
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      form.current = event.currentTarget;
      if (!isSaving && Object.keys(edits).length > 0) void save();
    },
  };
}
