import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { adminStockStrings } from '#locales/en/staff/admin-stock.ts';
import { useFormats } from '#locales/formats.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { banglaDigitsTyped } from '#ui/bangla-digits-typed.ts';
import { busyProps } from '#ui/busy-props.ts';
import { MinusIcon, PlusIcon } from '#ui/icons.tsx';
import { useNumberEdit, type NumberEdit } from './use-number-edit.ts';

interface Props {
  /** The accessible name: what is counted, of which size of which product. */
  label: string;
  stored: number | null;
  /** Whether a reason is asked for and sent. */
  hasReason?: boolean;
  hasSteps?: boolean;
  placeholder?: string;
  send(change: { to: number; was: number | null; reason: string }): Promise<unknown>;
}

/**
 * Renders a number of the stock table that can be typed. Enter saves, Escape discards; the focus stays in the field. What a
 * colleague made of it, and errors, are beside it.
 */
export function NumberCell({ label, stored, hasReason, hasSteps, placeholder, send }: Props) {
  const t = useStrings(adminStockStrings);
  const [reason, setReason] = useState<string>(t.reasonDefault);
  const edit = useNumberEdit(stored, (change) => send({ ...change, reason: reason.trim() }));
  const id = useId();
  const isWrong = edit.isEditing && edit.typed === undefined;
  const needsReason = Boolean(hasReason) && reason.trim() === '';

  // By its id: the pressed button leaves with the edit.
  const focusField = () => document.getElementById(id)?.focus();
  const save = (was?: number | null) => {
    if (!needsReason) void edit.save(was).then((isDone) => isDone && focusField());
  };
  const discard = () => {
    edit.discard();
    focusField();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!edit.isEditing) return;
    if (event.key === 'Enter' && edit.changedTo === undefined) save();
    if (event.key === 'Escape') discard();
  };

  return (
    <Cell role="group" aria-label={label} onKeyDown={onKeyDown}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        {hasSteps && stored !== null && (
          <Step type="button" aria-label={t.less(label)} {...busyProps(edit.isBusy, () => edit.step(-1))}>
            <MinusIcon size={16} />
          </Step>
        )}
        <Field
          id={id}
          inputMode="numeric"
          aria-label={label}
          aria-invalid={isWrong || undefined}
          aria-describedby={edit.isEditing ? `${id}-note` : undefined}
          value={edit.text}
          placeholder={placeholder}
          readOnly={edit.isBusy}
          data-edited={edit.isEditing || undefined}
          onBeforeInput={banglaDigitsTyped}
          onChange={({ target }) => edit.type(target.value)}
          onFocus={({ target }) => target.select()}
        />
        {hasSteps && stored !== null && (
          <Step type="button" aria-label={t.more(label)} {...busyProps(edit.isBusy, () => edit.step(1))}>
            <PlusIcon size={16} />
          </Step>
        )}
      </Box>
      {edit.isEditing && (
        <Box sx={{ display: 'grid', gap: 0.75, justifyItems: 'start', mt: 0.75 }}>
          {hasReason && (
            <Field
              data-reason
              aria-label={t.reasonOf(label)}
              aria-invalid={needsReason || undefined}
              value={reason}
              maxLength={200}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
          <Note id={`${id}-note`} role="status" data-error={isWrong || needsReason || undefined}>
            {isWrong ? t.notANumber : needsReason ? t.reasonMissing : <Conflict edit={edit} onSave={save} />}
          </Note>
          <CellError edit={edit} />
          <Box sx={{ display: 'flex', gap: 0.5 }}>
            {edit.changedTo === undefined && (
              <Button size="small" {...busyProps(edit.isBusy || isWrong || needsReason, () => save())}>
                {edit.isBusy ? t.saving : t.save}
              </Button>
            )}
            <Button size="small" variant="text" {...busyProps(edit.isBusy, discard)}>
              {edit.changedTo === undefined ? t.discard : t.takeTheirs}
            </Button>
          </Box>
        </Box>
      )}
    </Cell>
  );
}

/** Renders what is stored now, where it is not what the user saw, and the way to save the typed number all the same. */
function Conflict({ edit, onSave }: { edit: NumberEdit; onSave(was: number | null): void }): ReactNode {
  const t = useStrings(adminStockStrings);
  const { number } = useFormats();
  const { changedTo, typed } = edit;
  if (changedTo === undefined || typed === undefined) return null;
  return (
    <>
      {changedTo === null ? t.nowUncounted : t.nowOther(number(changedTo))}{' '}
      <Button
        size="small"
        variant="outlined"
        sx={{ mt: 0.5 }}
        {...busyProps(edit.isBusy, () => onSave(changedTo))}
      >
        {t.saveMine(number(typed))}
      </Button>
    </>
  );
}

function CellError({ edit: { error } }: { edit: NumberEdit }) {
  const t = useStrings(adminStockStrings);
  const translate = useTranslate();
  if (error === undefined) return null;
  return (
    <Note role="alert" data-error>
      {error ? translate(error) : t.saveFailed}
    </Note>
  );
}

const Cell = styled('div')({ display: 'grid', justifyItems: 'start', minWidth: 0 });

const Field = styled('input')(({ theme }) => ({
  width: 76,
  height: 40,
  padding: '0 8px',
  border: `1px solid ${theme.vars.palette.edge}`,
  borderRadius: 2,
  background: theme.vars.palette.background.paper,
  color: 'inherit',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  '&[data-reason]': { width: '100%', minWidth: 176, textAlign: 'left' },
  '&[data-edited]': { borderColor: theme.vars.palette.text.primary, fontWeight: 650 },
  '&[aria-invalid=true]': { borderColor: theme.vars.palette.error.main },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.text.primary}`, outlineOffset: 1 },
}));

const Step = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { color: theme.vars.palette.text.primary },
}));

const Note = styled('div')(({ theme }) => ({
  maxWidth: 260,
  whiteSpace: 'normal',
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
  '&:empty': { display: 'none' },
  '&[data-error]': { color: theme.vars.palette.error.main },
}));
